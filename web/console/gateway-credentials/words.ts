import type { ChoosableOffering, Credential } from '#contract/gateway-credentials/model.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { gatewayTexts } from '#web/console/payment-reviews/gateways-words.ts';

const EVERY_PLACE = 'All places';

/** An organisation has keys of its own for each gateway. */
export const payeeName = ({ offeringKind, offeringName, gateway }: Credential): string =>
  offeringKind === 'organisation' ? `${EVERY_PLACE}, ${gatewayTexts[gateway] ?? gateway}` : offeringName;

export const optionName = ({ kind, name }: ChoosableOffering): string => (kind === 'organisation' ? EVERY_PLACE : name);

const OFFERINGS: Record<string, string> = { park: 'Park', clinic: 'Clinic', branch: 'Branch', coaching: 'Batch' };

export const credentialTexts = {
  title: 'Configuration',
  lead: 'The keys with which you are paid: once for all places, or for a place by itself. They are stored encrypted and never shown again.',
  add: 'Add Configuration',
  edit: (park: string) => `Edit the keys of ${park}`,
  nameOf: (park: string) => `the keys of ${park}`,
  caption: 'Your payment credentials',
  teach: 'Payment keys come from CCAvenue or Paytm. With them money goes straight to your own account.',
  added: 'Configuration Added Successfully.',
  updated: 'Configuration Updated Successfully.',
  offering: (kind: string | undefined): string => OFFERINGS[kind ?? ''] ?? 'Park, clinic, branch or batch',
  choose: 'Please choose',
  gateway: 'Payment gateway',
  gatewayHint: 'All places that are paid by it and have no keys of their own use these.',
  inherits: (merchantId: string) =>
    `It uses the keys of ${EVERY_PLACE} now (MID ${merchantId}). What you enter here is for this place alone.`,
  sources: (own: number, inherited: number, none: number) =>
    [
      inherited > 0 && `${places(inherited)} the keys of ${EVERY_PLACE}`,
      own > 0 && `${places(own)} keys of their own`,
      none > 0 && `${formatCount(none)} without keys`,
    ]
      .filter(Boolean)
      .join(', '),
  sourcesTitle: 'Where the keys of each place come from',
  source: { own: 'Own keys', inherited: `From ${EVERY_PLACE}`, none: 'No keys' },
  ofMerchant: (source: string, merchantId: string) => `${source}, MID ${merchantId}`,
  merchantId: 'MID',
  merchantIdHint: 'Your merchant id at CCAvenue or Paytm',
  accessKey: 'Access Key',
  accessKeyHint: 'The access code of CCAvenue. Paytm has none: leave it empty.',
  workingKey: 'Working Key',
  workingKeyHint: 'The working key of CCAvenue, or the merchant key of Paytm',
  tested: 'Tested',
  untested: 'Not yet',
  test: 'Test these keys',
  testOf: (park: string) => `Test these keys: ${park}`,
  sandbox: 'Use the sandbox’s keys',
  sandboxHint: 'Payments are play money here: you need no keys of your own.',
  keepKey: (masked: string) => `Now ${masked}. Leave it empty to keep it.`,
  noKey: 'There is none yet.',
  remove: (park: string) => `Remove the keys of ${park}?`,
  removeWord: 'Remove them',
  removeText:
    'Nobody can pay online there until it has keys again. Refunds of what was paid go on with these. They stay sealed for 30 days, and you can restore them on this screen.',
  removeInherited: (merchantId: string) =>
    `From then on it is paid with the keys of ${EVERY_PLACE} (MID ${merchantId}). Refunds of what was paid go on with the old ones. They stay sealed for 30 days, and you can restore them on this screen.`,
  removeShared:
    'Nobody can pay online there until they have keys again. Refunds of what was paid go on with these. They stay sealed for 30 days, and you can restore them on this screen.',
  users: (names: readonly string[], more: number) =>
    names.length === 0
      ? 'No place uses these keys now.'
      : `Paid with these keys: ${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`,
  typeName: (park: string) => `To remove them, type ${park}`,
  removed: (park: string) => `The keys of ${park} are removed. You can restore them for 30 days.`,
  removedTitle: 'Removed keys',
  removedAt: (merchantId: string, when: string) => `MID ${merchantId}, removed ${when}`,
  restore: 'Restore',
  restored: (park: string) => `The keys of ${park} are in use again.`,
  cipher: 'Encryption',
  cipherHint: 'For CCAvenue alone, as its integration kit says. Most accounts use AES-CBC.',
  ciphers: { cbc: 'AES-CBC', gcm: 'AES-GCM' },
};

const places = (count: number) => `${formatCount(count)} with`;
