import { z } from 'zod';
import type { Credentials } from '../gateway.ts';
import { failureReason, type HttpAnswer, type PostBody } from '../http.ts';
import { decrypt, encrypt } from './cipher.ts';

/** CCAvenue answers only IP addresses that are registered with it. */
export interface CcavenueApi {
  apiUrl: string;
  post: PostBody;
}

export interface ApiCommand {
  command: 'orderStatusTracker' | 'refundOrder' | 'confirmOrder';
  version: '1.1' | '1.2';
  document: Record<string, unknown>;
  timeoutMs: number;
}

export type CcavenueAnswer =
  | { kind: 'document'; document: Record<string, unknown> }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable'; reason: string };

const documentModel = z.record(z.string(), z.unknown());

/** Sends one encrypted command (docs/payments.md 3.5). Never rejects. */
export async function callApi(api: CcavenueApi, call: ApiCommand, credentials: Credentials): Promise<CcavenueAnswer> {
  let answer: HttpAnswer;
  try {
    const form = {
      enc_request: encrypt(JSON.stringify(call.document), credentials),
      access_code: credentials.accessKey,
      command: call.command,
      request_type: 'JSON',
      response_type: 'JSON',
      version: call.version,
    };
    answer = await api.post(`${api.apiUrl}/apis/servlet/DoWebTrans`, form, { timeoutMs: call.timeoutMs });
  } catch (error) {
    return { kind: 'unreachable', reason: failureReason(error) };
  }
  return answer.status === 200
    ? readAnswer(answer.text, credentials)
    : { kind: 'unreachable', reason: `HTTP ${answer.status}` };
}

function readAnswer(text: string, credentials: Credentials): CcavenueAnswer {
  const answer = new URLSearchParams(text.trim());
  if (answer.get('status') === '1') return { kind: 'refused', code: shortCode(answer.get('enc_error_code')) };
  const document = answer.get('status') === '0' ? readDocument(answer.get('enc_response') ?? '', credentials) : null;
  return document ? { kind: 'document', document } : { kind: 'unreachable', reason: 'unreadable answer' };
}

function readDocument(hex: string, credentials: Credentials): Record<string, unknown> | null {
  const bytes = decrypt(hex, credentials);
  const parsed = bytes && documentModel.safeParse(parseJson(bytes.toString('utf8')));
  return parsed?.success ? unwrap(parsed.data) : null;
}

/** Older API versions wrap the document in one member such as Order_Status_Result. */
function unwrap(document: Record<string, unknown>): Record<string, unknown> {
  const [name, ...others] = Object.keys(document);
  if (name === undefined || others.length > 0 || !name.endsWith('_Result')) return document;
  const inner = documentModel.safeParse(document[name]);
  return inner.success ? inner.data : document;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const shortCode = (code: unknown): string =>
  String(code ?? '')
    .trim()
    .slice(0, 20);
