import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { say } from '#web/shared/say.ts';
import { useKept } from './offline/account-storage.ts';
import { listTime } from './offline/clock.ts';
import { useGrant } from './offline/use-grant.ts';
import { waiting, waitingHands } from './offline/waiting.ts';
import type { DeviceGate } from './outcome.ts';
import { useOnline } from './use-online.ts';
import { useWarnings } from './use-warnings.ts';
import './status.css';

interface StatusProps {
  gate: DeviceGate;
  /** The server answers, but the data for offline checks could not be fetched. */
  isUnprepared: boolean;
  children: ReactNode;
}

/** One line: the gate's name, or what is not as it should be. */
export function StatusSection({ gate, isUnprepared, children }: StatusProps) {
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const words = [...useConnection(isOnline), ...useWarnings(gate.parkId, isUnprepared)].join(' · ');
  return (
    <header className="gate-status" data-online={isOnline} data-way={gate.out ? 'out' : 'in'}>
      {gate.out && (
        <b className="gate-way">
          <ArrowRight aria-hidden size={20} strokeWidth={3} />
          {say('gates.wayOut')}
        </b>
      )}
      <p role="status">
        {words ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words}
          </button>
        ) : (
          <span>{gate.name}</span>
        )}
      </p>
      {children}
    </header>
  );
}

function useConnection(isOnline: boolean): string[] {
  const [list] = useKept(listTime);
  const { isGood } = useGrant();
  const unsent = useKept(waiting).length + useKept(waitingHands).length;
  const listWords = list ? say('gates.listOf', { time: timeText(new Date(list.asOf)) }) : say('gates.noList');
  return [
    isOnline ? '' : say('gates.offline'),
    (isOnline ? !list : isGood) ? listWords : '',
    unsent > 0 ? say('gates.toSend', { count: unsent }) : '',
  ].filter(Boolean);
}
