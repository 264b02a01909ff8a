import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchesQuery, batchOffering, batchRecords } from './queries.ts';
import { batchTexts as texts } from './words.ts';

/** `/app/coaching`: the batches of the organisation. */
export const BatchPage = () => (
  <OfferingList
    of={batchOffering}
    closing={batchRecords}
    texts={texts}
    icon={GraduationCap}
    query={useQuery(batchesQuery)}
    columns={batchColumns}
    fullOnly={['hours']}
    searchIn={({ name, merchantId }) => `${name} ${merchantId}`}
  />
);
