import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { closingOf } from '#web/console/offerings/closing-section.tsx';
import { consolePaths, importPath, recordPath } from '#web/shared/paths.ts';
import { batchColumns } from './batch-columns.tsx';
import { batchesQuery, batchRecords } from './queries.ts';
import { batchTexts as texts } from './words.ts';

const instead = closingOf<StoredBatch>({
  kind: 'coaching',
  records: batchRecords,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => recordPath(consolePaths.coachingBatches, id),
});

/** `/app/coaching`: the batches of the organisation. */
export function BatchPage() {
  return (
    <TenantResourcePage
      kinds={['coaching']}
      texts={texts}
      icon={GraduationCap}
      query={useQuery(batchesQuery)}
      columns={batchColumns}
      nameOf={({ name }) => name}
      searchIn={({ name, merchantId }) => `${name} ${merchantId}`}
      pages={consolePaths.coachingBatches}
      remove={batchRecords.remove}
      instead={instead}
      importAt={importPath(consolePaths.coachingBatches)}
      many={{ count: texts.count, records: batchRecords, gone: texts.gone }}
    />
  );
}
