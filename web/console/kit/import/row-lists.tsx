import { Button } from '#web/console/kit/parts/button.tsx';
import type { Checked, ImportField } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import type { Import } from './use-import.ts';

interface RowsProps {
  rows: readonly Checked[];
  fields: readonly ImportField[];
}

/** This many right rows are drawn: the first of them show how the file was read. */
const DRAWN = 50;

const wordsOf = ({ row }: Checked, { name }: ImportField): string => row.cells[name] ?? '';

/** These rows will be added, as they were read. */
export function ReadyRows({ rows, fields }: RowsProps) {
  if (rows.length === 0) return null;
  const used = fields.filter((field) => rows.some((row) => wordsOf(row, field) !== ''));
  return (
    <section className="import-ready">
      <h2>{texts.readyRows}</h2>
      <div className="table-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="table-scroll" tabIndex={0} aria-label={texts.readyRows}>
          <table>
            <thead>
              <tr>
                {used.map(({ name, heading }) => (
                  <th key={name} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, DRAWN).map((row) => (
                <tr key={row.row.place}>
                  {used.map((field, at) => {
                    const [Cell, own] =
                      at === 0 ? ['th' as const, { scope: 'row' }] : ['td' as const, { className: 'long' }];
                    return (
                      <Cell key={field.name} {...own}>
                        {wordsOf(row, field)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {rows.length > DRAWN && <p className="hint">{texts.more(rows.length - DRAWN)}</p>}
    </section>
  );
}

/** These rows are left out: skipped, to be taken back; or there already. */
export function LeftOutRows({ rows, fields, job }: RowsProps & { job: Pick<Import, 'takeBack'> }) {
  if (rows.length === 0) return null;
  return (
    <ul className="import-left card">
      {rows.slice(0, DRAWN).map(({ row, standing }) => (
        <li key={row.place} className="row">
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
