const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keys for requests that must count once: the same body gets the same key again, a changed one a new key. */
export function requestKeys(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: freshKey() };
    return last.key;
  };
}
