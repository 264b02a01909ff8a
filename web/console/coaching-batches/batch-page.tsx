import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { batchTexts as texts } from '#web/console/words/coaching-batches.ts';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { batchColumns } from './batch-columns.tsx';
import { batchesQuery, batchRecords } from './queries.ts';

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
      importAt={importPath(consolePaths.coachingBatches)}
      many={{ count: texts.count, records: batchRecords, gone: texts.gone }}
    />
  );
}
