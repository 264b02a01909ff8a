import { type Branch, type BranchFields, branchFieldsModel } from '#contract/branches/model.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { optionsOf } from '#web/console/ui/options.ts';
import type { RecordDialogProps } from '#web/console/ui/record-dialogs.tsx';
import { RecordForm } from '#web/console/ui/record-form.tsx';
import { branchFormTexts as labels, branchTexts as texts } from '#web/console/words/branches.ts';
import { parkFormTexts } from '#web/console/words/parks.ts';
import { OfficerRows, officerRows } from './officers-section.tsx';
import { branchRecords } from './queries.ts';

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

/** A branch as the dialog opens with: the stored one, or an empty one; always with a row for an officer. */
const branchValues = (branch: Branch | null): BranchFields => {
  const { name = '', code = '', gateway = 'ccav', merchantId = '', officers = [] } = branch ?? {};
  return { name, code, gateway, merchantId, officers: officerRows(officers) };
};

/** Adds or changes a branch. */
export function BranchForm({ record, close }: RecordDialogProps<Branch>) {
  return (
    <RecordForm
      wide
      record={record}
      texts={texts}
      close={close}
      records={branchRecords}
      groups={GROUPS}
      initial={branchValues(record)}
      model={branchFieldsModel}
    />
  );
}
