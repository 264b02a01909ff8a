import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { ClinicForm } from './clinic-form.tsx';
import { clinicQuery } from './queries.ts';

/** The page on which a clinic is added or changed (docs/product/console.md 6). */
export const ClinicRecordPage = () => (
  <TenantRecordPage kinds={['clinic']} list={consolePaths.clinics} one={clinicQuery} form={ClinicForm} />
);
