import { type FormEvent, useState } from 'react';
import type { GateHit } from '#contract/admissions/model.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { admissions } from '#web/console/admissions/queries.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { gateTexts as texts } from './words.ts';

export function FindSection() {
  const [text, setText] = useState('');
  const [hits, setHits] = useState<GateHit[] | null>(null);
  const finding = useBusyAction(async () => setHits(await admissions.search({ query: { text } })));
  const find = (event: FormEvent) => {
    event.preventDefault();
    finding.start();
  };
  return (
    <section>
      <form className="row" onSubmit={find} noValidate>
        <TextField
          label={texts.find}
          hint={texts.findHint}
          value={text}
          change={setText}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" variant="outlined" busy={finding.busy}>
          {texts.findButton}
        </Button>
      </form>
      <div role="status">
        {hits?.length === 0 && <p>{texts.findNothing}</p>}
        {hits && hits.length > 0 && (
          <ul>
            {hits.map((hit) => (
              <li key={hit.shortCode}>
                <b>{[hit.name, texts.mobileEnd(hit.mobileEnd)].filter(Boolean).join(' · ')}</b>{' '}
                <span>{factsOf(hit).filter(Boolean).join(' · ')}</span> ·{' '}
                <span className="whole">{shortCodeOf(hit.shortCode)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const factsOf = (hit: GateHit) => [
  hit.lines.map(({ quantity, label }) => `${quantity} ${label}`).join(', '),
  texts.came(hit.admitted, hit.people),
  sayText(slotTextOf(hit) ?? ''),
];
