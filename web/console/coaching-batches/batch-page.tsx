import GraduationCap from 'lucide-react/icons/graduation-cap';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchOffering } from './queries.ts';
import { batchTexts as texts } from './words.ts';

export const BatchPage = () => (
  <OfferingList
    of={batchOffering}
    texts={texts}
    icon={GraduationCap}
    columns={batchColumns}
    fullOnly={['hours']}
    searchIn={({ name, merchantId }) => `${name} ${merchantId}`}
  />
);
