import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { consolePaths, listOfImport } from '#web/shared/paths.ts';

const IMPORTS: Record<string, ComponentType> = {
  [consolePaths.parks]: lazyInSuspense(async () => (await import('#web/console/parks/import-section.tsx')).ParkImport),
  [consolePaths.inspectors]: lazyInSuspense(
    async () => (await import('#web/console/inspectors/import-section.tsx')).InspectorImport,
  ),
  [consolePaths.coupons]: lazyInSuspense(
    async () => (await import('#web/console/coupons/import-section.tsx')).CouponImport,
  ),
  [consolePaths.clinics]: lazyInSuspense(async () => (await import('./clinic-section.tsx')).ClinicImport),
  [consolePaths.doctors]: lazyInSuspense(
    async () => (await import('#web/console/doctors/import-section.tsx')).DoctorImport,
  ),
  [consolePaths.branches]: lazyInSuspense(async () => (await import('./branch-section.tsx')).BranchImport),
  [consolePaths.exhibitions]: lazyInSuspense(
    async () => (await import('#web/console/exhibitions/import-section.tsx')).ExhibitionImport,
  ),
  [consolePaths.coachingBatches]: lazyInSuspense(
    async () => (await import('#web/console/coaching-batches/import-section.tsx')).BatchImport,
  ),
};

/** `/app/import/{list}`: imports CSV or Excel. The frame opens it only for the lists above. */
export function ImportPage() {
  const Import = IMPORTS[listOfImport(useLocation().pathname.replace(/\/$/, '')) ?? ''];
  return Import ? <Import /> : null;
}
