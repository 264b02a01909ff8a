import { TenantRecordPage } from '#web/console/frame/tenant-record-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { ExhibitionForm } from './exhibition-form.tsx';
import { exhibitionQuery } from './queries.ts';

/** The page on which a show is added or changed (docs/product/console.md 6). */
export const ExhibitionRecordPage = () => (
  <TenantRecordPage
    kinds={['exhibition']}
    list={consolePaths.exhibitions}
    one={exhibitionQuery}
    form={ExhibitionForm}
  />
);
