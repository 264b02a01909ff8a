import Trees from 'lucide-react/icons/trees';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { parkColumns } from './park-columns.tsx';
import { type ParkRow, parkOffering } from './queries.ts';
import { parkTexts as texts } from './words.ts';

const searchIn = ({ name, location, company, merchantId, qrName }: ParkRow): string =>
  [name, location, company, merchantId, qrName].join(' ');

export const ParkPage = () => (
  <OfferingList
    of={parkOffering}
    fullOnly={['switches']}
    texts={texts}
    icon={Trees}
    columns={parkColumns}
    searchIn={searchIn}
  />
);
