import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { advertisementColumns, nameOf } from './advertisement-columns.tsx';
import { advertisementRecords, advertisementsQuery } from './queries.ts';
import { advertisementTexts as texts } from './words.ts';

const AdvertisementForm = lazyDialog(async () => (await import('./advertisement-form.tsx')).AdvertisementForm);

const AdvertisementDialog = (opened: RecordDialogProps<Advertisement>) => (
  <AdvertisementForm {...opened} parks={useParkOptions()} />
);

const searchIn = ({ name, parkName, placement, url, description }: Advertisement): string =>
  [name, parkName, texts.placements[placement], url, description].join(' ');

export function AdvertisementPage() {
  return (
    <TenantResourcePage
      kinds={['park']}
      texts={texts}
      icon={Megaphone}
      query={useQuery(advertisementsQuery)}
      columns={advertisementColumns}
      nameOf={nameOf}
      searchIn={searchIn}
      dialog={AdvertisementDialog}
      remove={advertisementRecords.remove}
      many={{ count: texts.count, records: advertisementRecords, gone: texts.gone }}
    />
  );
}
