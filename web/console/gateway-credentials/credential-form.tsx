import { useQuery } from '@tanstack/react-query';
import {
  type ChoosableOffering,
  type Credential,
  type CredentialFields,
  credentialFieldsModel,
  credentialUpdateModel,
} from '#contract/gateway-credentials/model.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { KeysButton } from '#web/console/onboarding/key-test-section.tsx';
import { takeSandboxKeys } from '#web/console/onboarding/queries.ts';
import { gatewayTexts } from '#web/console/payment-reviews/gateways-words.ts';
import { readUser } from '#web/console/platform/session.ts';
import { credentialRecords, offeringsQuery } from './queries.ts';
import { optionName, payeeName, credentialTexts as texts } from './words.ts';

interface PayeeOption extends ChoosableOffering {
  value: string;
  label: string;
}

/** All places together first, then each. */
const useOfferingOptions = (): PayeeOption[] =>
  useOfTenant(useQuery(offeringsQuery).data ?? []).map((one) => ({ ...one, value: one.id, label: optionName(one) }));

const EMPTY: CredentialFields = {
  offeringId: '',
  gateway: 'ccav',
  merchantId: '',
  accessKey: '',
  workingKey: '',
  cipher: 'cbc',
};

const payeeOf = (offerings: readonly PayeeOption[], id: string): PayeeOption | undefined =>
  offerings.find(({ value }) => value === id);

const keyHint = (masked: string | undefined, origin: string): string =>
  masked === undefined ? origin : masked === '' ? texts.noKey : texts.keepKey(masked);

const fieldsFor = (
  offerings: readonly PayeeOption[],
  stored: Credential | null,
  taken: () => void,
): FieldGroup<CredentialFields> => ({
  fields: [
    {
      kind: 'choice',
      name: 'offeringId',
      label: texts.offering(readUser()?.kind),
      options: offerings,
      none: texts.choose,
      required: true,
    },
    {
      kind: 'choice',
      name: 'gateway',
      label: texts.gateway,
      hint: texts.gatewayHint,
      options: GATEWAYS.map((value) => ({ value, label: gatewayTexts[value] ?? value })),
      shown: ({ offeringId }) => payeeOf(offerings, offeringId)?.kind === 'organisation',
    },
    {
      kind: 'own',
      name: 'inherited',
      shown: ({ offeringId }) => payeeOf(offerings, offeringId)?.keys?.own === false,
      render: ({ values }) => (
        <p className="hint wide">{texts.inherits(payeeOf(offerings, values.offeringId)?.keys?.merchantId ?? '')}</p>
      ),
    },
    {
      kind: 'own',
      name: 'sandbox',
      shown: ({ offeringId }) => payeeOf(offerings, offeringId)?.playMoney === true,
      render: ({ values }) => <SandboxKeys {...values} done={taken} />,
    },
    { kind: 'text', name: 'merchantId', label: texts.merchantId, hint: texts.merchantIdHint, required: true },
    {
      kind: 'text',
      name: 'accessKey',
      secret: true,
      label: texts.accessKey,
      hint: keyHint(stored?.accessKey, texts.accessKeyHint),
      wide: true,
    },
    {
      kind: 'password',
      name: 'workingKey',
      label: texts.workingKey,
      hint: keyHint(stored?.workingKey, texts.workingKeyHint),
      wide: true,
      required: stored === null,
    },
    {
      kind: 'choice',
      name: 'cipher',
      label: texts.cipher,
      hint: texts.cipherHint,
      wide: true,
      options: [
        { value: 'cbc', label: texts.ciphers.cbc },
        { value: 'gcm', label: texts.ciphers.gcm },
      ],
    },
  ],
});

type SandboxProps = Pick<CredentialFields, 'offeringId' | 'gateway'> & { done: () => void };

const SandboxKeys = ({ offeringId, gateway, done }: SandboxProps) => (
  <div className="wide">
    <p className="hint">{texts.sandboxHint}</p>
    <KeysButton
      variant="outlined"
      word={texts.sandbox}
      ask={(cache, id) => takeSandboxKeys(cache, id, gateway)}
      id={offeringId}
      done={done}
    />
  </div>
);

/** Stored keys never come back to the form; only their last four characters are known here. */
export const CredentialForm = (opened: RecordDialogProps<Credential>) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={credentialRecords}
    name={opened.record ? payeeName(opened.record) : undefined}
    groups={[fieldsFor(useOfferingOptions(), opened.record, opened.close)]}
    valuesOf={(keys) => (keys ? { ...keys, accessKey: '', workingKey: '' } : EMPTY)}
    model={credentialFieldsModel}
    updateModel={credentialUpdateModel}
  />
);
