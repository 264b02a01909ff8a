import type { PayingKind } from './model.ts';

const OFFERINGS: Record<PayingKind, string> = { park: 'park', clinic: 'clinic', branch: 'branch', coaching: 'batch' };

export const OTHER_WAYS: Record<Exclude<PayingKind, 'branch'>, string> = {
  park: 'Please buy your tickets at the gate.',
  clinic: 'Please choose to pay at the clinic.',
  coaching: 'Please ask the coaching centre.',
};

export const noOnlinePayment = (name: string): string => `${name} cannot take payments online yet.`;

export const CREDENTIAL_REFUSALS = {
  oneOnly: (kind: PayingKind) => `This ${OFFERINGS[kind]} has payment credentials already. Please edit those.`,
  noOffering: 'park name is required',
  hanging:
    'A payment with these keys is not decided yet, or a refund is under way. Please remove them once that is done: it is on the Payments screen.',
  othersInUse: 'It has other payment credentials by now. Please remove those first, or keep them.',
  noWorkingKey: 'working Key is required',
  gcmKey: 'With AES-GCM the working key has 32 characters. Please compare it with the one in your account.',
  unpayable: (kind: keyof typeof OTHER_WAYS, name: string) => `${noOnlinePayment(name)} ${OTHER_WAYS[kind]}`,
} as const;

const GATEWAY_NAMES = { ccav: 'CCAvenue', paytm: 'Paytm' };

export const KEY_TESTS = {
  works: (gateway: keyof typeof GATEWAY_NAMES) => `${GATEWAY_NAMES[gateway]} knows these keys. Visitors can pay.`,
  plays: 'The sandbox knows these keys. Visitors pay with play money: no real money moves.',
  refused: (gateway: keyof typeof GATEWAY_NAMES, reason: string) =>
    `${GATEWAY_NAMES[gateway]} does not accept these keys (its answer: ${reason}). Please compare them with those in your account there.`,
  silent: (gateway: keyof typeof GATEWAY_NAMES) =>
    `${GATEWAY_NAMES[gateway]} did not answer. Please test the keys again in a minute.`,
  noPlayMoney: 'Payments are real here, so the sandbox’s keys cannot be used. Please enter your own.',
} as const;
