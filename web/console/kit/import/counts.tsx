import type { Checked, Importable } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import type { Import } from './use-import.ts';

/** "1 to mend · 12 ready · 2 already there", and what was done. */
export function Counts({ job: { checked }, importable }: { importable: Importable; job: Pick<Import, 'checked'> }) {
  const count = (standing: Checked['standing']) => checked.filter((row) => row.standing === standing).length;
  const drafts = checked.filter(
    ({ standing, record }) => (standing === 'added' || standing === 'ready') && record?.published === false,
  ).length;
  const refused = checked.filter(({ row }) => row.refused && row.state === 'open').length;
  const [added, wrong] = [count('added'), count('wrong')];
  const words = [
    added > 0 && texts.added(importable.count(added)),
    refused > 0 && texts.refused(refused),
    wrong > 0 && texts.toMend(wrong),
    count('ready') > 0 && texts.ready(count('ready')),
    drafts > 0 && texts.drafts(drafts),
    count('known') > 0 && texts.known(count('known')),
    count('skipped') > 0 && texts.skipped(count('skipped')),
  ].filter(Boolean);
  return (
    <section>
      <h2>{added > 0 ? texts.results : texts.check}</h2>
      <p className="import-counts" role="status">
        {words.join(' · ')}
      </p>
    </section>
  );
}
