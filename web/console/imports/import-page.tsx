import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router';
import { consolePaths, listOfImport } from '#web/shared/paths.ts';

const section = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** By the address of their list. */
const IMPORTS: Record<string, ComponentType> = {
  [consolePaths.parks]: section(async () => (await import('#web/console/parks/import-section.tsx')).ParkImport),
  [consolePaths.inspectors]: section(
    async () => (await import('#web/console/inspectors/import-section.tsx')).InspectorImport,
  ),
  [consolePaths.coupons]: section(async () => (await import('#web/console/coupons/import-section.tsx')).CouponImport),
  [consolePaths.clinics]: section(async () => (await import('./clinic-section.tsx')).ClinicImport),
  [consolePaths.doctors]: section(async () => (await import('#web/console/doctors/import-section.tsx')).DoctorImport),
  [consolePaths.branches]: section(async () => (await import('./branch-section.tsx')).BranchImport),
  [consolePaths.exhibitions]: section(
    async () => (await import('#web/console/exhibitions/import-section.tsx')).ExhibitionImport,
  ),
  [consolePaths.coachingBatches]: section(
    async () => (await import('#web/console/coaching-batches/import-section.tsx')).BatchImport,
  ),
};

/** `/app/import/{list}`: records of a list from a CSV or Excel file. The frame opens it only where there is one. */
export function ImportPage() {
  const Import = IMPORTS[listOfImport(useLocation().pathname.replace(/\/$/, '')) ?? ''];
  return Import ? <Import /> : null;
}
