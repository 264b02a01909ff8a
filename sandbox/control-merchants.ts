import { type Body, ControlError, flagIn, textIn } from './control-body.ts';
import type { Gateway } from './gateway.ts';
import type { Merchant } from './merchants.ts';

/** Adds a merchant, or changes the named members of a known one. Promises its public side. Throws ControlError. */
export function saveMerchant({ merchants }: Gateway, body: Body): Body {
  const merchantId = textIn(body, 'merchantId');
  if (!merchantId) throw new ControlError(400, 'merchantId is missing');
  const known = merchants.byId(merchantId);
  const merchant: Merchant = {
    merchantId,
    accessCode: textIn(body, 'accessCode') ?? known?.accessCode ?? '',
    workingKey: textIn(body, 'workingKey') ?? known?.workingKey ?? '',
    ...present({
      cipher: cipherIn(body),
      name: textIn(body, 'name'),
      echoUrl: body.echoUrl === null ? '' : textIn(body, 'echoUrl'),
      ipRegistered: flagIn(body, 'ipRegistered'),
      autoConfirm: flagIn(body, 'autoConfirm'),
    }),
  };
  check(merchant, known?.cipher);
  const owner = merchants.byAccessCode(merchant.accessCode);
  if (owner && owner.merchantId !== merchantId) throw new ControlError(409, 'This access code is another merchant’s');
  merchants.save(merchant);
  return publicSide(merchant);
}

/** A merchant without its access code and key. */
export function publicSide({ accessCode: _code, workingKey: _key, ...rest }: Merchant): Body {
  return rest;
}

function cipherIn(body: Body): Merchant['cipher'] {
  const cipher = textIn(body, 'cipher');
  if (cipher === undefined || cipher === 'cbc' || cipher === 'gcm') return cipher;
  throw new ControlError(400, 'cipher is cbc or gcm');
}

function check({ accessCode, workingKey, cipher, echoUrl }: Merchant, knownCipher: Merchant['cipher']): void {
  if (!accessCode || !workingKey) throw new ControlError(400, 'A new merchant needs accessCode and workingKey');
  if ((cipher ?? knownCipher) === 'gcm' && Buffer.byteLength(workingKey) !== 32) {
    throw new ControlError(400, 'A gcm workingKey has 32 bytes');
  }
  if (echoUrl && !URL.canParse(echoUrl)) throw new ControlError(400, 'echoUrl is an address');
}

function present<T extends object>(members: T): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;
}
