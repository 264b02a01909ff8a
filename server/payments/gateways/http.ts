export interface HttpAnswer {
  status: number;
  text: string;
}

/** A form, or the exact JSON text that was signed. */
export type Payload = Record<string, string> | string;

/** Rejects without a whole answer within `timeoutMs`, which covers connection, headers and body. */
export type PostBody = (url: string, payload: Payload, limit: { timeoutMs: number }) => Promise<HttpAnswer>;

const MAX_ANSWER_BYTES = 256 * 1024;

/** Redirects are not followed, so that sealed or signed requests stay with the host they were meant for. */
export const post: PostBody = async (url, payload, { timeoutMs }) => {
  const isJson = typeof payload === 'string';
  const response = await fetch(url, {
    method: 'POST',
    ...(isJson && { headers: { 'content-type': 'application/json' } }),
    body: isJson ? payload : new URLSearchParams(payload),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await readCapped(response) };
};

/** Counts the bytes: a declared length can lie, and a compressed body can be far larger than it looks. */
async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is larger than 256 kB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** For logs: no address, no payload. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return 'time-out';
  const cause = error.cause;
  if (cause instanceof Error && 'code' in cause) return `no connection (${String(cause.code)})`;
  return error.message;
}
