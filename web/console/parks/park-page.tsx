import { useQuery } from '@tanstack/react-query';
import Trees from 'lucide-react/icons/trees';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { parkColumns } from './park-columns.tsx';
import { type ParkRow, parkRecords, parksQuery } from './queries.ts';
import { parkTexts as texts } from './words.ts';

const searchIn = ({ name, location, company, merchantId, qrName }: ParkRow): string =>
  [name, location, company, merchantId, qrName].join(' ');

/** `/app/park`: every park of the organisation, with what it sells and for how much. */
export function ParkPage() {
  return (
    <TenantResourcePage
      kinds={['park']}
      fullOnly={['switches']}
      texts={texts}
      icon={Trees}
      query={useQuery(parksQuery)}
      columns={parkColumns}
      nameOf={({ name }) => name}
      searchIn={searchIn}
      pages={consolePaths.parks}
      importAt={importPath(consolePaths.parks)}
      many={{ count: texts.count, records: parkRecords, inUse: ({ active }) => active }}
    />
  );
}
