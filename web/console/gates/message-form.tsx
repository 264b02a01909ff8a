import { type FormEvent, useRef, useState } from 'react';
import { MESSAGE_LENGTH } from '#contract/gates/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { gates as api } from './queries.ts';
import { gateTexts as texts } from './words.ts';

interface MessageFormProps {
  /** One gate, all of a park, or all. */
  to: { device: string | null; parkId: string | null };
  label: string;
  sent: () => void;
}

export function MessageForm({ to, label, sent }: MessageFormProps) {
  const [text, setText] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // A second Enter comes before the state has changed, or while the first is being sent.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await api.tell({ body: { text, urgent, ...to } });
      setText('');
      setUrgent(false);
      setProblem('');
      toasts.success(texts.sent);
      sent();
    } catch (error) {
      setProblem((error as Error).message);
    }
    sending.current = false;
    setBusy(false);
  };
  return (
    <form className="row gates-message" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={label}
        problem={problem && <span role="alert">{problem}</span>}
        value={text}
        change={setText}
        maxLength={MESSAGE_LENGTH}
        autoComplete="off"
      />
      <TickField label={texts.urgent} checked={urgent} change={setUrgent} />
      <Button type="submit" variant="contained" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
