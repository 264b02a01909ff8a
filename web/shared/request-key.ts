export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same body gets the same key again, a changed one a new key. */
export interface RequestKeys {
  (body: unknown): string;
  forget(): void;
}

export function requestKeys(): RequestKeys {
  const none = { body: '', key: '' };
  let last = none;
  const keyOf = (body: unknown): string => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: freshKey() };
    return last.key;
  };
  const forget = (): void => {
    last = none;
  };
  return Object.assign(keyOf, { forget });
}
