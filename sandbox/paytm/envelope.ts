import { checksumOf, isChecksumOf } from './checksum.ts';

export type Envelope = { body: Record<string, unknown>; bodyText: string; signature: string };

export function readEnvelope(text: string): Envelope | undefined {
  const document = objectOf(text);
  const body = document && membersOf(document.body);
  if (!body) return undefined;
  const signature = membersOf(document.head)?.signature;
  return { body, bodyText: rawMember(text, 'body') ?? '', signature: typeof signature === 'string' ? signature : '' };
}

/** Signs the bytes as received, because blanks and `1.0` count (docs/payments.md 4.2). */
export function isSignedEnvelope({ bodyText, signature }: Envelope, merchantKey: string): boolean {
  return isChecksumOf(signature, bodyText, merchantKey);
}

/** `{head, body}`, with the exact bytes of its body signed. Without a key it is unsigned, as refusals are. */
export function writeEnvelope(body: object, at: number, merchantKey?: string): string {
  const text = JSON.stringify(body);
  const signed = merchantKey === undefined ? {} : { signature: checksumOf(text, merchantKey) };
  const head = JSON.stringify({ responseTimestamp: String(at), version: 'v1', ...signed });
  return `{"head":${head},"body":${text}}`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

export function rawMember(json: string, name: string): string | undefined {
  let [depth, start, key, previous] = [0, 0, '', ''];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (isEnd && key === name) return json.slice(start, index).trim();
    if (depth === 1 && token === ':') {
      key = String(JSON.parse(previous));
      start = index + 1;
    }
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    previous = token;
  }
  return undefined;
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    return membersOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function membersOf(value: unknown): Record<string, unknown> | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
}
