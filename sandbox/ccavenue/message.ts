export type Message = Record<string, string>;

/** Kits send values raw or percent-encoded, with or without a trailing `&`. The first of a repeated key counts. */
export function readMessage(text: string): Message {
  const message: Message = {};
  for (const pair of text.split('&')) {
    const cut = pair.indexOf('=');
    if (cut <= 0) continue;
    message[pair.slice(0, cut)] ??= percentDecoded(pair.slice(cut + 1));
  }
  return message;
}

/** Unencoded, as the real gateway sends values. */
export function writeMessage(message: Message): string {
  return Object.entries(message)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** The separators and control characters of a visitor's text become blanks. */
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
