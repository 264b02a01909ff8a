import { useState } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { isAway } from '#contract/gates/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { gates as api } from './queries.ts';
import { gateName, gateTexts as texts } from './words.ts';

interface LockProps {
  gate: WatchedGate;
  now: Date;
  close: () => void;
  done: () => void;
}

export function LockSection({ gate, now, close, done }: LockProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmAction
      title={texts.lockTitle(gateName(gate))}
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
