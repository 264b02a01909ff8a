import { type Branch, type BranchFields, branchDraftModel, branchFieldsModel } from '#contract/branches/model.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { useInheritedKeys } from '#web/console/gateway-credentials/use-inherited-keys.ts';
import { optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { OfferingForm, OfferingPage } from '#web/console/offerings/record-section.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { parkFormTexts } from '#web/console/parks/form-words.ts';
import { OfficerRows, officerRows } from './officers-section.tsx';
import { branchOffering } from './queries.ts';
import { branchFormTexts as labels, branchTexts as texts } from './words.ts';

const { groups } = labels;

const GROUPS: readonly FieldGroup<BranchFields>[] = [
  {
    heading: groups.branch,
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true },
      { kind: 'text', name: 'code', label: labels.code, hint: labels.codeHint, required: true },
      { kind: 'text', name: 'town', label: labels.town, hint: labels.townHint },
      daysOffField('branch'),
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

/** Always has a row for an officer. */
const branchValues = (branch: Branch | null): BranchFields => {
  const {
    name = '',
    code = '',
    town = '',
    gateway = 'ccav',
    merchantId = '',
    officers = [],
    daysOff = [],
    published,
  } = branch ?? {};
  return { name, code, town, gateway, merchantId, officers: officerRows(officers), daysOff, published };
};

const SAMPLE = { name: labels.name, code: labels.code, officers: [] };

export const BranchForm = (opened: OpenedRecord<Branch>) => (
  <OfferingForm
    {...opened}
    fresh={useInheritedKeys()}
    texts={texts}
    of={branchOffering}
    groups={GROUPS}
    valuesOf={branchValues}
    model={branchFieldsModel}
    sample={SAMPLE}
    draftModel={branchDraftModel}
  />
);

export const BranchRecordPage = () => <OfferingPage of={branchOffering} form={BranchForm} />;
