import { useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import type { Checked, ImportField } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import type { Import } from './use-import.ts';

interface WrongRowProps {
  checked: Checked;
  fields: readonly ImportField[];
  job: Pick<Import, 'mend' | 'skip'>;
}

/** A row with mistakes: its cells to be mended in place, those that are wrong first, or to be skipped. */
export function WrongRow({ checked: { row, problems, standing }, fields, job }: WrongRowProps) {
  const { place, cells } = row;
  const isWrong = ({ name }: ImportField) => name in problems;
  const named = cells[fields[0]?.name ?? ''];
  // Fields that are empty and right are left out, of 30 columns. Those that were there stay while the row is mended.
  const isThere = (field: ImportField) => isWrong(field) || (cells[field.name] ?? '') !== '';
  const [first] = useState(() => fields.filter(isThere).map(({ name }) => name));
  const shown = fields.filter((field) => first.includes(field.name) || isWrong(field));
  return (
    <section className="card import-row" aria-label={texts.row(place)}>
      <h3>
        {texts.row(place)} <small>{named}</small>
        {standing === 'ready' && <span className="mark-good">{texts.mended}</span>}
        <Button size="small" variant="outlined" aria-label={texts.skipRow(place)} onClick={() => job.skip(place)}>
          {texts.skip}
        </Button>
      </h3>
      {problems[''] && <Problem>{problems['']}</Problem>}
      <div className="import-cells">
        {shown.map(({ name, heading }) => (
          <TextField
            key={name}
            label={heading}
            value={cells[name] ?? ''}
            problem={problems[name]}
            change={(words) => job.mend(place, name, words)}
          />
        ))}
      </div>
    </section>
  );
}
