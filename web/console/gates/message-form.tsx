import { type FormEvent, useRef, useState } from 'react';
import { MESSAGE_LENGTH, type SentMessage, type Supervision, type WatchedGate } from '#contract/gates/model.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { gates as api } from './queries.ts';
import { gateTexts as texts } from './words.ts';

interface MessageFormProps {
  gates: readonly WatchedGate[];
  all: readonly WatchedGate[];
  messages: Supervision['messages'];
  parkId: string | null;
  sent: () => void;
}

const nameOf = ({ gate, person }: WatchedGate): string => (gate.includes(person) ? gate : `${gate}, ${person}`);

function addressee({ device, parkId }: Pick<SentMessage, 'device' | 'parkId'>, gates: readonly WatchedGate[]): string {
  if (device) return gates.find((gate) => gate.device === device)?.gate ?? texts.one;
  return (parkId && gates.find((gate) => gate.parkId === parkId)?.parkName) || texts.all;
}

export function MessageForm({ gates, all, messages, parkId, sent }: MessageFormProps) {
  const [text, setText] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [chosen, setDevice] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [problem, setProblem] = useState('');
  const toasts = useToasts();
  // Forgets a chosen gate that has left the filtered park.
  const device = gates.some((gate) => gate.device === chosen) ? chosen : '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // A second Enter comes before the state has changed, or while the first is being sent.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await api.tell({ body: { text, urgent, device: device || null, parkId: device ? null : parkId } });
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
    <section className="gates-message" aria-labelledby="gates-message">
      <h2 id="gates-message">{texts.message}</h2>
      <form onSubmit={(event) => void send(event)} noValidate>
        <SelectField
          label={texts.to}
          value={device}
          change={setDevice}
          none={texts.all}
          options={gates.map((gate) => ({ value: gate.device, label: nameOf(gate) }))}
        />
        <TextField
          label={texts.text}
          hint={!problem && texts.textHint}
          problem={problem && <span role="alert">{problem}</span>}
          value={text}
          change={setText}
          maxLength={MESSAGE_LENGTH}
          autoComplete="off"
        />
        <TickField label={texts.urgent} hint={texts.urgentHint} checked={urgent} change={setUrgent} />
        <Button type="submit" variant="contained" busy={busy}>
          {texts.send}
        </Button>
      </form>
      <ul>
        {messages.map(({ seen, ...message }) => (
          <li key={message.id}>
            <b>{message.urgent ? texts.urgentText(message.text) : message.text}</b>
            <span>
              {formatTime(message.sentAt)}, {addressee(message, all)}.{' '}
              {seen.length > 0 ? texts.seenBy(seen.map(({ by }) => by).join(', ')) : texts.unseen}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
