import { branchesApi } from '#contract/branches/api.ts';
import { type Branch, type BranchFields, branchDraftModel, branchFieldsModel } from '#contract/branches/model.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { type OpenedRecord, RecordPage } from '#web/console/kit/records/record-page.tsx';
import type { Ways } from '#web/console/kit/records/record-ways.tsx';
import { StandingPart } from '#web/console/offerings/standing-section.tsx';
import { parkFormTexts } from '#web/console/parks/words.ts';
import { offeringPaths } from '#web/shared/paths.ts';
import { OfficerRows, officerRows } from './officers-section.tsx';
import { branchQr, branchRecords, drawBranch } from './queries.ts';
import { branchFormTexts as labels, branchTexts as texts } from './words.ts';

const { groups } = labels;

const GROUPS: readonly FieldGroup<BranchFields>[] = [
  {
    heading: groups.branch,
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true },
      { kind: 'text', name: 'code', label: labels.code, hint: labels.codeHint, required: true },
    ],
  },
  {
    heading: groups.officers,
    hint: groups.officersHint,
    fields: [{ kind: 'own', name: 'officers', render: (form) => <OfficerRows form={form} /> }],
  },
  {
    heading: groups.payment,
    hint: groups.paymentHint,
    fields: [
      { kind: 'text', name: 'merchantId', label: labels.merchantId },
      {
        kind: 'choice',
        name: 'gateway',
        label: labels.gateway,
        options: optionsOf(GATEWAYS, parkFormTexts.gateways),
      },
    ],
  },
];

/** What the form holds of a branch: the stored one, or an empty one; always with a row for an officer. */
const branchValues = (branch: Branch | null): BranchFields => {
  const { name = '', code = '', gateway = 'ccav', merchantId = '', officers = [], published } = branch ?? {};
  return { name, code, gateway, merchantId, officers: officerRows(officers), published };
};

const waysOf = ({ id, name }: Branch): Ways => ({
  name,
  path: offeringPaths.branch(id, name),
  texts,
  qr: () => branchQr(id),
});

const PREVIEW = { draw: drawBranch, sample: { name: labels.name, code: labels.code, officers: [] } };

/** Adds or changes a branch. */
export const BranchForm = (opened: OpenedRecord<Branch>) => (
  <RecordPage
    {...opened}
    texts={texts}
    nameOf={({ name }) => name}
    records={branchRecords}
    groups={GROUPS}
    valuesOf={branchValues}
    model={branchFieldsModel}
    waysOf={waysOf}
    preview={PREVIEW}
    draftModel={branchDraftModel}
    standing={(record, unsaved) => (
      <StandingPart
        kind="branch"
        record={record}
        name={record.name}
        records={branchRecords}
        unsaved={unsaved}
        form={{ body: branchesApi.add.body, groups: GROUPS }}
      />
    )}
  />
);
