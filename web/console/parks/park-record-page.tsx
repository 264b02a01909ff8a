import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { ParkForm } from './park-form.tsx';
import { parkQuery } from './queries.ts';

/** The page on which a park is added or changed (docs/product/console.md 6). */
export const ParkRecordPage = () => (
  <TenantRecordPage kinds={['park']} list={consolePaths.parks} one={parkQuery} form={ParkForm} />
);
