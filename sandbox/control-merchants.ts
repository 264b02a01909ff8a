import { type Body, ControlError, flagIn, textIn } from './control-body.ts';
import type { SandboxState } from './gateway.ts';
import { type Merchant, ownerOfAccessCode, type WalletMerchant } from './merchants.ts';

/** Members that are not named stay. Of Paytm with a merchantKey or Paytm's id, else of CCAvenue. */
export function saveMerchant(gateway: SandboxState, body: Body): Body {
  const merchantId = textIn(body, 'merchantId');
  if (!merchantId) throw new ControlError(400, 'merchantId is missing');
  const isWallet = body.merchantKey !== undefined || gateway.wallets.byId(merchantId) !== undefined;
  return isWallet ? saveWallet(gateway, merchantId, body) : saveCardMerchant(gateway, merchantId, body);
}

function saveWallet({ wallets }: SandboxState, merchantId: string, body: Body): Body {
  const known = wallets.byId(merchantId);
  const wallet: WalletMerchant = {
    merchantId,
    merchantKey: textIn(body, 'merchantKey') ?? known?.merchantKey ?? '',
    website: textIn(body, 'website') ?? known?.website ?? 'WEBSTAGING',
    ...present({ name: textIn(body, 'name'), echoUrl: echoUrlIn(body) }),
  };
  if (![16, 24, 32].includes(Buffer.byteLength(wallet.merchantKey)))
    throw new ControlError(400, 'A merchantKey has 16, 24 or 32 bytes');
  wallets.save(wallet);
  return publicSide(wallet);
}

function saveCardMerchant({ merchants }: SandboxState, merchantId: string, body: Body): Body {
  const known = merchants.byId(merchantId);
  const merchant: Merchant = {
    merchantId,
    accessCode: textIn(body, 'accessCode') ?? known?.accessCode ?? '',
    workingKey: textIn(body, 'workingKey') ?? known?.workingKey ?? '',
    ...present({
      cipher: cipherIn(body),
      name: textIn(body, 'name'),
      echoUrl: echoUrlIn(body),
      ipRegistered: flagIn(body, 'ipRegistered'),
      autoConfirm: flagIn(body, 'autoConfirm'),
    }),
  };
  check(merchant, known?.cipher);
  const owner = ownerOfAccessCode(merchants, merchant.accessCode);
  if (owner && owner.merchantId !== merchantId) throw new ControlError(409, 'This access code is another merchant’s');
  merchants.save(merchant);
  return publicSide(merchant);
}

export function publicSide(merchant: Merchant | WalletMerchant): Body {
  const { accessCode: _code, workingKey: _key, merchantKey: _secret, ...rest }: Body = { ...merchant };
  return rest;
}

function echoUrlIn(body: Body): string | undefined {
  const echoUrl = body.echoUrl === null ? '' : textIn(body, 'echoUrl');
  if (echoUrl && !URL.canParse(echoUrl)) throw new ControlError(400, 'echoUrl is an address');
  return echoUrl;
}

function cipherIn(body: Body): Merchant['cipher'] {
  const cipher = textIn(body, 'cipher');
  if (cipher === undefined || cipher === 'cbc' || cipher === 'gcm') return cipher;
  throw new ControlError(400, 'cipher is cbc or gcm');
}

function check({ accessCode, workingKey, cipher }: Merchant, knownCipher: Merchant['cipher']): void {
  if (!accessCode || !workingKey) throw new ControlError(400, 'A new merchant needs accessCode and workingKey');
  if ((cipher ?? knownCipher) === 'gcm' && Buffer.byteLength(workingKey) !== 32) {
    throw new ControlError(400, 'A gcm workingKey has 32 bytes');
  }
}

function present<T extends object>(members: T): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;
}
