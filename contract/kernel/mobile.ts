/** Ten digits of an Indian mobile, or null. Spaces, dashes, +91 and a leading 0 are what people type; they are taken off. */
export function parseMobile(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(\+91|0091|0)(?=\d{10}$)/, '');
  const bare = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
  return /^\d{10}$/.test(bare) ? bare : null;
}

/** Masks a number so that it may stand in logs and on other people's screens: "98xxxxxx10". */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}xxxxxx${mobile.slice(-2)}`;
