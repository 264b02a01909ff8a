import { useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import type { Checked, ImportField } from '#web/console/kit/import/importable.ts';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { TableGrid } from '#web/console/kit/tables/table-grid.tsx';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import type { Import } from './use-import.ts';
import { importTexts as texts } from './words.ts';

interface RowsProps {
  rows: readonly Checked[];
  fields: readonly ImportField[];
}

/** Valid rows that are rendered: enough to see how the file was read. */
const DRAWN = 50;

const wordsOf = ({ row }: Checked, { name }: ImportField): string => row.cells[name] ?? '';

export function ReadyRows({ rows, fields }: RowsProps) {
  if (rows.length === 0) return null;
  const used = fields.filter((field) => rows.some((row) => wordsOf(row, field) !== ''));
  const columns = used.map(
    (field): Column<Checked & Identified> => ({
      id: field.name,
      header: field.heading,
      long: true,
      cell: (row) => wordsOf(row, field),
    }),
  );
  return (
    <section>
      <h2>{texts.readyRows}</h2>
      <div className="sheet table-frame">
        <TableGrid
          caption={texts.readyRows}
          columns={columns}
          rows={rows.slice(0, DRAWN).map((row) => ({ ...row, id: String(row.row.place) }))}
        />
      </div>
      {rows.length > DRAWN && <p className="hint">{texts.more(rows.length - DRAWN)}</p>}
    </section>
  );
}

export function LeftOutRows({ rows, fields, job }: RowsProps & { job: Pick<Import, 'takeBack'> }) {
  if (rows.length === 0) return null;
  return (
    <ul className="card lines">
      {rows.slice(0, DRAWN).map(({ row, standing }) => (
        <li key={row.place}>
          <span>
            {texts.row(row.place)} <small>{row.cells[fields[0]?.name ?? '']}</small>
          </span>
          {standing === 'known' ? (
            <span className="hint">{texts.isThere}</span>
          ) : (
            <Button size="small" onClick={() => job.takeBack(row.place)}>
              {texts.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface WrongRowProps {
  checked: Checked;
  fields: readonly ImportField[];
  job: Pick<Import, 'checked' | 'mend' | 'mendAll' | 'skip'>;
}

export function WrongRow({ checked, fields, job }: WrongRowProps) {
  const { row, problems, standing } = checked;
  const { place, cells } = row;
  const isWrong = ({ name }: ImportField) => name in problems;
  const named = cells[fields[0]?.name ?? ''];
  // Empty valid fields are hidden (of up to 30), but a field once shown stays while the row is corrected.
  const isThere = (field: ImportField) => isWrong(field) || (cells[field.name] ?? '') !== '';
  const [first] = useState(() => fields.filter(isThere).map(({ name }) => name));
  const shown = fields.filter((field) => first.includes(field.name) || isWrong(field));
  return (
    <section className="card stack" aria-label={texts.row(place)}>
      <h3 className="row between">
        <span>
          {texts.row(place)} <small>{named}</small>
        </span>
        {standing === 'ready' && <span className="mark-good">{texts.mended}</span>}
        <Button size="small" variant="outlined" aria-label={texts.skipRow(place)} onClick={() => job.skip(place)}>
          {texts.skip}
        </Button>
      </h3>
      {problems[''] && <Problem>{problems['']}</Problem>}
      <div className="fields narrow">
        {shown.map(({ name, heading }) => (
          <div key={name}>
            <TextField
              label={heading}
              value={cells[name] ?? ''}
              problem={problems[name]}
              change={(words) => job.mend(place, name, words)}
            />
            <MendAlike checked={checked} name={name} job={job} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface MendAlikeProps extends Pick<WrongRowProps, 'checked' | 'job'> {
  name: string;
}

function MendAlike({ checked: { row, problems }, name, job }: MendAlikeProps) {
  const [was, words] = [row.was?.[name], row.cells[name]];
  if (!was || words === undefined || name in problems) return null;
  const alike = job.checked.filter(
    (other) => other.standing === 'wrong' && name in other.problems && other.row.cells[name] === was,
  );
  if (alike.length === 0) return null;
  const places = alike.map(({ row: { place } }) => place);
  return (
    <Button size="small" onClick={() => job.mendAll(places, name, words)}>
      {texts.mendAlike(was, alike.length)}
    </Button>
  );
}
