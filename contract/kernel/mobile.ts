import { plainDigits, withoutInvisible } from './typed-text.ts';

/** Country code and trunk zero, as written before the ten digits: +91, 0091, 091, 91, 0, "91 (0)". */
const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=\d{10}$)/;

/** A mobile number without the spaces, dashes, brackets and prefixes that people write; whatever else is in it stays. */
export const bareMobile = (typed: string): string =>
  plainDigits(withoutInvisible(typed).normalize('NFKC'))
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\u2212\u2043\u02d7]|\p{Pd}/gu, '')
    .replace(PREFIX, '');

/** The ten digits of an Indian mobile as people write or paste it, or null. */
export function parseMobile(typed: string): string | null {
  const bare = bareMobile(typed);
  return /^\d{10}$/.test(bare) ? bare : null;
}

/** The numbers of a pasted list, each once; what is no mobile number stays as it was typed. */
export function listedMobiles(text: string): string[] {
  const listed = text.split(/[\n\r\t,;|\u060c\u3001\uff0c]+/).filter((one) => bareMobile(one) !== '');
  return [...new Set(listed.map((one) => parseMobile(one) ?? one.trim()))];
}

/** Masks a number so that it may stand in logs and on other people's screens: "98xxxxxx10". */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}xxxxxx${mobile.slice(-2)}`;
