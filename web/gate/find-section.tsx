import { type FormEvent, useState } from 'react';
import type { GateHit } from '#contract/admissions/model.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { unreachable } from '#web/console/platform/client.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { labelOf } from './outcome.ts';
import { admissions } from './queries.ts';

interface FindProps {
  check: (code: string) => void;
}

export const FindSection = (props: FindProps) => (
  <Fold name="gate-find" title={say('gates.find')} hint={say('gates.findHint')}>
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
      setProblem(message === unreachable() ? say('gates.findOffline') : message);
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
        <Field
          label={say('gates.findLabel')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          maxLength={60}
          error={problem && <span role="alert">{problem}</span>}
        />
        <Button type="submit" variant="contained">
          {say('gates.find')}
        </Button>
      </form>
      {hits?.length === 0 && <p role="status">{say('gates.findNothing')}</p>}
      <ul className="gate-hits">
        {hits?.map((hit) => (
          <li key={hit.shortCode}>
            <button type="button" onClick={() => choose(hit.shortCode)}>
              <b>{[hit.name, say('gates.mobileEnd', { end: hit.mobileEnd })].filter(Boolean).join(' · ')}</b>
              <span>{hit.lines.map(({ quantity, category }) => `${quantity} ${labelOf(category)}`).join(', ')}</span>
              <small>
                {[cameWords(hit), sayText(slotTextOf(hit) ?? ''), shortCodeOf(hit.shortCode)]
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

const cameWords = ({ admitted, people }: GateHit): string =>
  admitted > 0 ? say('gates.came', { admitted, people }) : say('gates.notCameYet');
