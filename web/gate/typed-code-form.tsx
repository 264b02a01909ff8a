import { type FormEvent, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface TypedCodeProps {
  check: (code: string) => void;
}

/** A hand scanner may type a whole pass here, with a space at the end. */
export function TypedCodeForm({ check }: TypedCodeProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.replace(/[\s-]/g, '').length < 8) return setProblem(say('gates.codeTooShort'));
    setProblem('');
    setCode('');
    check(code.trim());
  };
  return (
    <form className="gate-typed" onSubmit={submit} noValidate>
      <Field
        label={say('gates.codeLabel')}
        hint={!problem && <Breakable words={say('gates.codeHint')} after="in " />}
        error={problem && <span role="alert">{problem}</span>}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem('');
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={400}
      />
      <Button type="submit" variant="contained">
        {say('gates.check')}
      </Button>
    </form>
  );
}
