import { type FormEvent, useState } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { isAway, lockOf } from '#contract/gates/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { MessageForm } from './message-form.tsx';
import { gates as api } from './queries.ts';
import { gateName, gateTexts as texts, timeWords } from './words.ts';

interface OpenedProps {
  id: string;
  gate: WatchedGate;
  now: Date;
  lock: () => void;
  again: () => void;
}

export function OpenedSection({ id, gate, now, lock, again }: OpenedProps) {
  const { battery, charging, device, pace, seenAt } = gate;
  const unlocking = useBusyAction(() => api.unlock({ body: { device } }).then(again));
  const power = battery === null ? texts.unknown : `${battery} %${charging ? `, ${texts.charging}` : ''}`;
  const facts: Fact[] = [
    [texts.refusedHead, refusedWords(gate.counts)],
    [texts.pace, isAway(gate, now) ? 0 : pace],
    [texts.battery, power],
    [texts.contact, timeWords(seenAt, now)],
  ];
  return (
    <div id={id} className="stack watched-opened">
      <MessageForm to={{ device, parkId: null }} label={texts.messageTo(gateName(gate))} sent={again} />
      <FactList facts={facts} className="facts" />
      <NameForm gate={gate} again={again} />
      <div>
        {lockOf(gate) === 'none' ? (
          <Button size="small" color="error" variant="outlined" onClick={lock}>
            {texts.lock}
          </Button>
        ) : (
          <Button size="small" variant="outlined" busy={unlocking.busy} onClick={unlocking.start}>
            {texts.unlock}
          </Button>
        )}
      </div>
    </div>
  );
}

function refusedWords(counts: WatchedGate['counts']): string {
  const refused = Object.entries(texts.causes).flatMap(([cause, words]) => {
    const count = counts[cause as keyof typeof texts.causes] ?? 0;
    return count > 0 ? [`${words} ${count}`] : [];
  });
  return refused.join(', ') || texts.nobodyRefused;
}

/** Names the gate at which a phone is, once; left empty, the phone has its own name again. */
function NameForm({ gate: { device, givenName }, again }: { gate: WatchedGate; again: () => void }) {
  const [name, setName] = useState(givenName ?? '');
  const saving = useBusyAction(async () => {
    await api.name({ body: { device, name } });
    toasts.success(texts.named);
    again();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.start();
  };
  return (
    <form className="row" onSubmit={save} noValidate>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        change={setName}
        maxLength={40}
        autoComplete="off"
      />
      <Button type="submit" size="small" variant="outlined" busy={saving.busy}>
        {texts.saveName}
      </Button>
    </form>
  );
}
