/** A message of the hosted page: `key=value&key=value`, the order kept. */
export type Message = Record<string, string>;

/**
 * Reads a request message. Kits send values raw or percent-encoded and with or without a trailing `&`; both are taken.
 * The first of a repeated key counts.
 */
export function readMessage(text: string): Message {
  const message: Message = {};
  for (const pair of text.split('&')) {
    const cut = pair.indexOf('=');
    if (cut <= 0) continue;
    message[pair.slice(0, cut)] ??= percentDecoded(pair.slice(cut + 1));
  }
  return message;
}

/** Writes an answer message: values go out unencoded, as the real gateway sends them. */
export function writeMessage(message: Message): string {
  return Object.entries(message)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** Makes a visitor's text safe inside an unencoded message: the two separators and control characters become blanks. */
export function withoutSeparators(value: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not pass
  return (value ?? '').replace(/[&=\u0000-\u001f]/g, ' ');
}

function percentDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
