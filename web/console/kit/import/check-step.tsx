import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { Counts } from './counts.tsx';
import type { Checked, Importable } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import { downloadLeft } from './left-rows.ts';
import { Matching } from './matching.tsx';
import { Passwords } from './passwords.tsx';
import { LeftOutRows, ReadyRows } from './row-lists.tsx';
import { type Table, useImport } from './use-import.ts';
import { WrongRow } from './wrong-row.tsx';

interface CheckProps {
  importable: Importable;
  table: Table;
  again: () => void;
}

/** This many rows to mend are drawn; the next come as these are mended. */
const DRAWN = 25;

/** Every row of the file as it would be added, what is wrong first. */
export function CheckStep({ importable, table, again }: CheckProps) {
  const job = useImport(importable, table);
  const { checked, progress, broken } = job;
  const of = (standing: Checked['standing']) => checked.filter((row) => row.standing === standing);
  const [ready, added] = [of('ready'), of('added')];
  const wrong = checked.filter(({ standing, row }) => standing === 'wrong' || (standing === 'ready' && row.mending));
  const missing = importable.fields.filter(({ name, required }) => required && job.columns[name] === -1);
  const isBegun = added.length > 0;
  return (
    <>
      {!isBegun && <Matching importable={importable} table={table} job={job} />}
      {missing.length > 0 && <Problem>{texts.missing(missing.map(({ heading }) => heading).join(', '))}</Problem>}
      <Counts job={job} importable={importable} />
      {broken && <Problem>{broken}</Problem>}
      <div className="row import-do">
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
    </>
  );
}
