import { type FormEvent, useRef, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface ReasonsProps {
  title: string;
  reasons: readonly string[];
  word: string;
  problem: string;
  /** Resolves when done or refused; further presses are ignored until then. */
  done: (reason: string) => Promise<void>;
  close: () => void;
}

export function ReasonsSection({ title, reasons, word, problem, done, close }: ReasonsProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBusy = useRef(false);
  const give = async (reason: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await done(reason).finally(() => {
      isBusy.current = false;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setMissing(true);
    void give(reason.trim());
  };
  const shown = problem || (isMissing ? say('admissions.noReason') : '');
  return (
    <form className="gate-reasons" onSubmit={submit} noValidate aria-label={title}>
      <b>{title}</b>
      {reasons.map((one) => (
        <Button key={one} variant="outlined" size="large" onClick={() => void give(one)}>
          {one}
        </Button>
      ))}
      <Field
        label={say('gates.otherReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={200}
        autoComplete="off"
        error={shown && <span role="alert">{shown}</span>}
      />
      <Button type="submit" variant="contained" size="large">
        {word}
      </Button>
      <Button size="large" onClick={close}>
        {say('gates.cancel')}
      </Button>
    </form>
  );
}
