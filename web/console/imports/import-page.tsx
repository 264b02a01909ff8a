import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/console/platform/parts.ts';
import { consolePaths, listOfImport } from '#web/shared/paths.ts';

/** Imports stand by the address of their list. */
const IMPORTS: Record<string, ComponentType> = {
  [consolePaths.parks]: lazyPart(async () => (await import('#web/console/parks/import-section.tsx')).ParkImport),
  [consolePaths.inspectors]: lazyPart(
    async () => (await import('#web/console/inspectors/import-section.tsx')).InspectorImport,
  ),
  [consolePaths.coupons]: lazyPart(async () => (await import('#web/console/coupons/import-section.tsx')).CouponImport),
  [consolePaths.clinics]: lazyPart(async () => (await import('./clinic-section.tsx')).ClinicImport),
  [consolePaths.doctors]: lazyPart(async () => (await import('#web/console/doctors/import-section.tsx')).DoctorImport),
  [consolePaths.branches]: lazyPart(async () => (await import('./branch-section.tsx')).BranchImport),
  [consolePaths.exhibitions]: lazyPart(
    async () => (await import('#web/console/exhibitions/import-section.tsx')).ExhibitionImport,
  ),
  [consolePaths.coachingBatches]: lazyPart(
    async () => (await import('#web/console/coaching-batches/import-section.tsx')).BatchImport,
  ),
};

/** `/app/import/{list}`: records of a list from a CSV or Excel file. The frame opens it only where there is one. */
export function ImportPage() {
  const Import = IMPORTS[listOfImport(useLocation().pathname.replace(/\/$/, '')) ?? ''];
  return Import ? <Import /> : null;
}
