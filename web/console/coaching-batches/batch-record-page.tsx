import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { BatchForm } from './batch-form.tsx';
import { batchQuery } from './queries.ts';

/** The page on which a batch is added or changed (docs/product/console.md 6). */
export const BatchRecordPage = () => (
  <TenantRecordPage kinds={['coaching']} list={consolePaths.coachingBatches} one={batchQuery} form={BatchForm} />
);
