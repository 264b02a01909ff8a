import { plainDigits, withoutInvisible } from './typed-text.ts';

/** Country code and trunk zero, as written before the ten digits: +91, 0091, 091, 91, 0, "91 (0)". */
const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=\d{10}$)/;

export const bareMobile = (typed: string): string =>
  plainDigits(withoutInvisible(typed).normalize('NFKC'))
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\u2212\u2043\u02d7]|\p{Pd}/gu, '')
    .replace(PREFIX, '');

export function parseMobile(typed: string): string | null {
  const bare = bareMobile(typed);
  return /^\d{10}$/.test(bare) ? bare : null;
}

export function listedMobiles(text: string): string[] {
  const listed = text.split(/[\n\r\t,;|\u060c\u3001\uff0c]+/).filter((one) => bareMobile(one) !== '');
  return [...new Set(listed.map((one) => parseMobile(one) ?? one.trim()))];
}

export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}xxxxxx${mobile.slice(-2)}`;
