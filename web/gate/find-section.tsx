import { type FormEvent, useState } from 'react';
import type { GateHit } from '#contract/admissions/model.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Fold } from '#web/console/kit/parts/fold.tsx';
import { unreachable } from '#web/console/platform/client.ts';
import { sayText } from '#web/shared/say.ts';
import { admissions } from './queries.ts';
import { gateTexts as texts } from './words.ts';

interface FindProps {
  check: (code: string) => void;
}

export const FindSection = (props: FindProps) => (
  <Fold name="gate-find" title={texts.find} hint={texts.findHint}>
    <FindForm {...props} />
  </Fold>
);

function FindForm({ check }: FindProps) {
  const [text, setText] = useState('');
  const [hits, setHits] = useState<GateHit[] | null>(null);
  const [problem, setProblem] = useState('');
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    setHits(null);
    try {
      setHits(await admissions.search({ query: { text } }));
    } catch (error) {
      const { message } = error as Error;
      setProblem(message === unreachable() ? texts.findOffline : message);
    }
  };
  const choose = (code: string) => {
    setHits(null);
    setText('');
    check(code);
  };
  return (
    <>
      <form className="gate-typed" onSubmit={find} noValidate>
        <TextField
          label={texts.findLabel}
          value={text}
          change={setText}
          autoComplete="off"
          maxLength={60}
          problem={problem && <span role="alert">{problem}</span>}
        />
        <Button type="submit" variant="contained">
          {texts.find}
        </Button>
      </form>
      {hits?.length === 0 && <p role="status">{texts.findNothing}</p>}
      <ul className="gate-hits">
        {hits?.map((hit) => (
          <li key={hit.shortCode}>
            <button type="button" onClick={() => choose(hit.shortCode)}>
              <b>{[hit.name, texts.ending(hit.mobileEnd)].filter(Boolean).join(' · ')}</b>
              <span>{hit.lines.map(({ quantity, label }) => `${quantity} ${label}`).join(', ')}</span>
              <small>
                {[texts.came(hit.admitted, hit.people), sayText(slotTextOf(hit) ?? ''), shortCodeOf(hit.shortCode)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
