import { useQuery } from '@tanstack/react-query';
import { branchFieldsModel } from '#contract/branches/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { text } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { branchesQuery, branchRecords } from './queries.ts';
import { branchFormTexts as labels, branchTexts as texts } from './words.ts';

/** Officers and counter logins are added in the branch, because they need numbers and passwords. */
const FIELDS = importFields(labels, {
  name: must(text, 'Abids Branch', 'Name', 'Branch'),
  code: must(text, 'GSB-ABIDS', 'Code', 'IFSC'),
  merchantId: may(text, ''),
});

const branches: NounImport = {
  kinds: ['branch'],
  list: consolePaths.branches,
  texts,
  useRows: () => useQuery(branchesQuery),
  keyOf: ({ code }) => String(code).toLowerCase(),
  fields: FIELDS,
  model: branchFieldsModel,
  records: branchRecords,
};

export const BranchImport = () => <TenantImport of={branches} />;
