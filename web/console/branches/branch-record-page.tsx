import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { BranchForm } from './branch-form.tsx';
import { branchQuery } from './queries.ts';

/** The page on which a branch is added or changed (docs/product/console.md 6). */
export const BranchRecordPage = () => (
  <TenantRecordPage kinds={['branch']} list={consolePaths.branches} one={branchQuery} form={BranchForm} />
);
