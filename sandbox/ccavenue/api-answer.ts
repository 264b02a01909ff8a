import type { Merchant } from '../merchants.ts';
import { encryptMessage } from './crypto.ts';

/** A wrong access code and an unregistered address both get this plain text. */
export const ACCESS_REFUSED = refusal('Access_code: Invalid Parameter', '51407');

/** Not encrypted, because there is no key to trust. */
export function refusal(text: string, code: string): string {
  return `status=1&enc_response=${text}&enc_error_code=${code}`;
}

/** Encrypted, with the real API's CR LF after the hex. Version 1.1 wraps the document, 1.2 is flat. */
export function sealedAnswer(merchant: Merchant, version: string, wrapper: string, document: object): string {
  const body = version === '1.1' ? { [wrapper]: document } : document;
  const hex = encryptMessage(JSON.stringify(body), merchant.workingKey, merchant.cipher);
  return `status=0&enc_response=${hex}\r\n&enc_error_code=`;
}
