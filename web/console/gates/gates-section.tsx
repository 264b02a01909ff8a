import { useQuery } from '@tanstack/react-query';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useState } from 'react';
import type { Supervision, WatchedGate } from '#contract/gates/model.ts';
import { isAway } from '#contract/gates/rules.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { gateDayQuery } from '#web/console/admissions/queries.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialogs.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { ConflictsSection } from './conflicts-section.tsx';
import { GateSection } from './gate-section.tsx';
import { MessageForm } from './message-form.tsx';
import { gates as api } from './queries.ts';
import { gateTexts as texts } from './words.ts';

interface GatesProps {
  data: Supervision;
  isLive: boolean;
  again: () => void;
}

const FEW = 4;

const byNumber = new Intl.Collator('en-IN', { numeric: true });

export function GatesSection({ data, isLive, again }: GatesProps) {
  const [parkId, setPark] = useState('');
  const [locking, lock] = useState<WatchedGate | null>(null);
  const isShown = (one: { parkId: string | null }) => parkId === '' || one.parkId === parkId;
  const gates = data.gates.filter(isShown).sort((one, other) => byNumber.compare(one.gate, other.gate));
  const parks = new Map(data.gates.flatMap(({ parkId: id, parkName }) => (id ? [[id, parkName ?? '']] : [])));
  const time = formatTime(data.asOf);
  const away = gates.filter((gate) => isAway(gate, data.asOf));
  const sum = (of: (gate: WatchedGate) => number) => gates.reduce((all, gate) => all + of(gate), 0);
  const pace = sum((gate) => (away.includes(gate) ? 0 : gate.pace));
  return (
    <div className="gates">
      <div className="gates-total">
        <p role="status">{isLive ? texts.live(time) : texts.lost(time)}</p>
        {gates.length > 0 && (
          <p>
            {texts.total(
              gates.length,
              away.length,
              pace,
              sum(({ waiting }) => waiting),
            )}
          </p>
        )}
        <Inside parkId={parkId} />
        {parks.size > 1 && (
          <SelectField
            label={texts.park}
            value={parkId}
            change={setPark}
            none={texts.allParks}
            options={[...parks].map(([value, label]) => ({ value, label }))}
          />
        )}
      </div>
      {gates.length > FEW && (
        <a href="#gates-message" className="gates-to-message">
          {texts.message}
        </a>
      )}
      <ConflictsSection found={data.conflicts.filter(isShown)} again={again} />
      {gates.length === 0 && <Empty icon={ScanQrCode} text={texts.none} hint={texts.noneHint} />}
      <ul className="watched">
        {gates.map((gate) => (
          <GateSection
            key={gate.device}
            gate={gate}
            now={data.asOf}
            lock={() => lock(gate)}
            unlock={() => api.unlock({ body: { device: gate.device } }).then(again)}
          />
        ))}
      </ul>
      {gates.length > 0 && (
        <MessageForm gates={gates} all={data.gates} messages={data.messages} parkId={parkId || null} sent={again} />
      )}
      {locking && <LockDialog gate={locking} now={data.asOf} close={() => lock(null)} done={again} />}
    </div>
  );
}

function Inside({ parkId }: { parkId: string }) {
  const { data = [] } = useQuery(gateDayQuery);
  const counted = data.filter((park) => parkId === '' || park.parkId === parkId);
  return counted.map(
    ({ parkId: id, parkName, inside }) =>
      inside && <p key={id}>{texts.inside(parkName, inside.people, inside.limit)}</p>,
  );
}

interface LockProps {
  gate: WatchedGate;
  now: Date;
  close: () => void;
  done: () => void;
}

function LockDialog({ gate, now, close, done }: LockProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmAction
      title={texts.lockTitle(gate.gate || gate.person)}
      text={texts.lockText(gate.person, isAway(gate, now))}
      word={texts.lock}
      color="error"
      act={() => api.lock({ body: { device: gate.device, reason } }).then(done)}
      close={close}
    >
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        change={setReason}
        maxLength={100}
        autoComplete="off"
      />
    </ConfirmAction>
  );
}
