import { SelectField } from '#web/console/kit/forms/field.tsx';
import type { Checked, Importable } from '#web/console/kit/import/importable.ts';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice, Problem } from '#web/ui/notice.tsx';
import { downloadCsv } from './csv.ts';
import { LeftOutRows, ReadyRows, WrongRow } from './rows-section.tsx';
import { type Import, type Table, useImport } from './use-import.ts';
import { importTexts as texts } from './words.ts';

interface CheckProps {
  importable: Importable;
  table: Table;
  again: () => void;
}

const DRAWN = 25;

export function CheckStep({ importable, table, again }: CheckProps) {
  const job = useImport(importable, table);
  const { checked, progress, broken } = job;
  const of = (standing: Checked['standing']) => checked.filter((row) => row.standing === standing);
  const [ready, added] = [of('ready'), of('added')];
  const wrong = checked.filter(({ standing, row }) => standing === 'wrong' || (standing === 'ready' && row.mending));
  const missing = importable.fields.filter(({ name, required }) => required && job.columns[name] === -1);
  const isBegun = added.length > 0;
  return (
    <div className="stack">
      {!isBegun && table.note && (
        <Notice kind="warn" role="status">
          {table.note}
        </Notice>
      )}
      {!isBegun && <Matching importable={importable} table={table} job={job} />}
      {missing.length > 0 && <Problem>{texts.missing(missing.map(({ heading }) => heading).join(', '))}</Problem>}
      <Counts job={job} importable={importable} />
      {broken && <Problem>{broken}</Problem>}
      <div className="row">
        {progress ? (
          <>
            <p role="status">{texts.adding(progress.done, progress.count)}</p>
            <progress aria-hidden="true" max={progress.count} value={progress.done} />
            <Button variant="outlined" onClick={job.stop}>
              {texts.stop}
            </Button>
          </>
        ) : (
          <>
            {ready.length > 0 && (
              <Button variant="contained" color="secondary" disabled={missing.length > 0} onClick={job.add}>
                {texts.add(importable.count(ready.length))}
              </Button>
            )}
            <Button onClick={again}>{texts.again}</Button>
            {isBegun && added.length < checked.length && (
              <Button variant="outlined" onClick={() => downloadLeft(importable, checked)}>
                {texts.download}
              </Button>
            )}
          </>
        )}
      </div>
      <Passwords job={job} importable={importable} />
      {wrong.slice(0, DRAWN).map((row) => (
        <WrongRow key={row.row.place} checked={row} fields={importable.fields} job={job} />
      ))}
      {wrong.length > DRAWN && <p className="hint">{texts.more(wrong.length - DRAWN)}</p>}
      <LeftOutRows rows={[...of('known'), ...of('skipped')]} fields={importable.fields} job={job} />
      <ReadyRows rows={ready} fields={importable.fields} />
    </div>
  );
}

function Counts({ job: { checked }, importable }: { importable: Importable; job: Pick<Import, 'checked'> }) {
  const count = (standing: Checked['standing']) => checked.filter((row) => row.standing === standing).length;
  const refused = checked.filter(({ row }) => row.refused && row.state === 'open').length;
  const [added, wrong] = [count('added'), count('wrong')];
  const words = [
    added > 0 && texts.added(importable.count(added)),
    refused > 0 && texts.refused(refused),
    wrong > 0 && texts.toMend(wrong),
    count('ready') > 0 && texts.ready(count('ready')),
    count('known') > 0 && texts.known(count('known')),
    count('skipped') > 0 && texts.skipped(count('skipped')),
  ].filter(Boolean);
  return (
    <section>
      <h2>{added > 0 ? texts.results : texts.check}</h2>
      <p role="status">{words.join(' · ')}</p>
    </section>
  );
}

interface MatchingProps {
  importable: Importable;
  table: Table;
  job: Pick<Import, 'columns' | 'match'>;
}

const Matching = ({ importable, table, job }: MatchingProps) => (
  <details className="card">
    <summary>{texts.match}</summary>
    <p className="hint">{texts.matchHint}</p>
    <div className="fields">
      {importable.fields.map(({ name, heading, required }) => (
        <SelectField
          key={name}
          label={required ? `${heading} (${texts.required})` : heading}
          value={String(job.columns[name] ?? -1)}
          change={(column) => job.match(name, Number(column))}
          options={[
            { value: '-1', label: texts.leftOut },
            ...(table.rows[table.headings] ?? []).map((label, at) => ({ value: String(at), label })),
          ]}
        />
      ))}
    </div>
  </details>
);

/** Passwords are shown once and stored nowhere. */
function Passwords({ job: { passwords }, importable }: { job: Import; importable: Importable }) {
  if (passwords.length === 0) return null;
  const rows = passwords.map(({ name, email, password }) => [name, email, password]);
  const download = () => downloadCsv(rows, `${fileNameOf(importable.many)}-passwords.csv`);
  return (
    <section className="card stack">
      <h2>{texts.passwords}</h2>
      <p>{texts.passwordsHint}</p>
      <ul className="lines">
        {rows.map(([name, email, password]) => (
          <li key={email}>
            <span>
              {name} <small>{email}</small>
            </span>
            <code>{password}</code>
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={download}>
        {texts.downloadPasswords}
      </Button>
    </section>
  );
}

function downloadLeft({ fields, many }: Importable, checked: readonly Checked[]): void {
  const left = checked.filter(({ standing }) => standing !== 'added');
  const rows = [
    [...fields.map(({ heading }) => heading), texts.reason],
    ...left.map(({ row, problems }) => [
      ...fields.map(({ name }) => row.cells[name] ?? ''),
      Object.values(problems).join('; '),
    ]),
  ];
  downloadCsv(rows, `${fileNameOf(many)}-not-added.csv`);
}
