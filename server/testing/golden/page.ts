import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { RecordedCall } from './recorder.ts';

/** These differ from run to run: ids, tokens, encrypted forms, pictures, signatures, references of the gateway. */
const CHANGING: readonly [pattern: RegExp, word: string][] = [
  [/data:image\/png;base64,[\w+/=]+/g, 'data:image/png;base64,…'],
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>'],
  [/\b[0-9a-f]{64,}\b/g, '<hexadecimal>'],
  [/(?<="responseTimestamp": ")\d+/g, '<milliseconds>'],
  [/(?<="secret": ")[\w-]{32}(?=")/g, '<secret>'],
  [/(?<="code": ")\d{6}(?=")/g, '<code>'],
  // Of tickets that are sold, as the day's list tells them to gates.
  [/(?<="sold\\":{\\"rows\\":\\")[\w+/=]+/g, '<rows>'],
  [/(?<="salt\\":\\")\w{103}|(?<="signature": ")\w{103}/g, '<signature>'],
  [/(?<="(?:token|txnToken)": "|\?token=)(?:(?:look\.)?<id \d+>\.)?[\w.<>-]{40,}(?=")/g, '<token>'],
  [/(?<="(?:reference|bankReference)": ")\d+/g, '<number>'],
  [/(?<="slug": "[a-z-]*)[0-9a-z]{8}(?=")/g, '<code>'],
  [/(?<="path": "\/preview\/)[^"]+/g, '<link>'],
  [/(?<="(?:key|publicKey|code|grant)": ")[\w.+/=:-]{40,}(?=")/g, '<signed text>'],
];

const ID = /\b[0-9a-z]{26}\b/g;

/** Ids become <id 1>, <id 2> … in the order in which a page first names them, and what begins one its short code. */
function withoutIds(text: string): string {
  const names = new Map<string, string>();
  for (const [id] of text.matchAll(ID)) if (!names.has(id)) names.set(id, `<id ${names.size + 1}>`);
  const codes = new Set([...names.keys()].map((id) => id.slice(0, 8)));
  return text
    .replace(ID, (id) => names.get(id) ?? id)
    .replace(/\b[0-9a-z]{8}\b/g, (word) => (codes.has(word) ? '<short code>' : word));
}

const steady = (text: string): string =>
  CHANGING.reduce((changed, [pattern, word]) => changed.replace(pattern, word), withoutIds(text));

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const block = (value: unknown): string => (typeof value === 'string' ? `\`${value}\`` : json(value));

function paragraphOf(
  { call, as, address, body, status, answer }: RecordedCall,
  endpoint: Endpoint | undefined,
): string {
  const { method } = endpoint ?? { method: call.split(' ')[0] };
  const request = body === undefined ? '' : `\n\n${block(body)}`;
  return `### \`${call}\`\n\n${endpoint?.summary ?? ''}.\n\nAs ${as}: \`${method} /api${address}\`${request}\n\n${status}\n\n${block(answer)}`;
}

/** The page of one noun: each call of its story, as it went over the wire. */
export function pageOf(noun: string, told: readonly RecordedCall[], endpoints: ReadonlyMap<string, Endpoint>): string {
  const head = `# Calls: ${noun}\n\nWritten by \`server/app.golden.test.ts\` from what the server answered. Ids, tokens and pictures differ from run to run and are named.`;
  return steady([head, ...told.map((one) => paragraphOf(one, endpoints.get(one.call)))].join('\n\n')).concat('\n');
}
