import { useQuery } from '@tanstack/react-query';
import Drama from 'lucide-react/icons/drama';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { closingOf } from '#web/console/offerings/closing-section.tsx';
import { consolePaths, importPath, recordPath } from '#web/shared/paths.ts';
import { exhibitionColumns } from './exhibition-columns.tsx';
import { exhibitionRecords, exhibitionsQuery, titleOf } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const searchIn = (show: Exhibition): string => [titleOf(show), texts.types[show.type], show.location].join(' ');

const instead = closingOf<Exhibition>({
  kind: 'exhibition',
  records: exhibitionRecords,
  nameOf: titleOf,
  pageOf: ({ id }) => recordPath(consolePaths.exhibitions, id),
});

/** `/app/exbhition`: the shows of the organisation. */
export function ExhibitionPage() {
  return (
    <TenantResourcePage
      kinds={['exhibition']}
      texts={texts}
      icon={Drama}
      query={useQuery(exhibitionsQuery)}
      columns={exhibitionColumns}
      nameOf={titleOf}
      searchIn={searchIn}
      pages={consolePaths.exhibitions}
      remove={exhibitionRecords.remove}
      instead={instead}
      importAt={importPath(consolePaths.exhibitions)}
      many={{ count: texts.count, records: exhibitionRecords, gone: texts.gone }}
    />
  );
}
