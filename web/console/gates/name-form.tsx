import { type FormEvent, useState } from 'react';
import type { WatchedGate } from '#contract/gates/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { gates as api } from './queries.ts';
import { gateTexts as texts } from './words.ts';

/** Names the gate at which a phone is, once; left empty, the phone has its own name again. */
export function NameForm({ gate: { device, givenName }, again }: { gate: WatchedGate; again: () => void }) {
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
