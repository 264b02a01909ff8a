import type { Credentials, ResultInfo } from '../gateway.ts';
import { failureReason, type HttpAnswer, type PostBody } from '../http.ts';
import { type Document, readDocument, resultOf, signedText } from './document.ts';

export interface PaytmApi {
  apiUrl: string;
  post: PostBody;
}

export interface ApiCall {
  path: string;
  body: Record<string, unknown>;
  timeoutMs: number;
}

export type PaytmAnswer =
  | ({ kind: 'document'; result: ResultInfo } & Pick<Document, 'head' | 'body'>)
  /** The keys do not fit: we cannot sign with ours, or the answer is signed with another. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

type Key = Pick<Credentials, 'workingKey'>;

/** A signature in the answer must fit its exact characters (docs/payments.md 4.2). Never rejects. */
export async function callApi(
  api: PaytmApi,
  { path, body, timeoutMs }: ApiCall,
  { workingKey }: Key,
): Promise<PaytmAnswer> {
  let text: string;
  try {
    text = signedText(body, workingKey);
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'refused', reason: error.message };
    throw error;
  }
  return send(api, { url: api.apiUrl + path, text, timeoutMs }, workingKey);
}

interface Sending {
  url: string;
  text: string;
  timeoutMs: number;
}

async function send({ post }: PaytmApi, { url, text, timeoutMs }: Sending, key: string): Promise<PaytmAnswer> {
  let answer: HttpAnswer;
  try {
    answer = await post(url, text, { timeoutMs });
  } catch (error) {
    return { kind: 'unreachable', reason: failureReason(error) };
  }
  return answer.status === 200 ? read(answer.text, key) : { kind: 'unreachable', reason: `HTTP ${answer.status}` };
}

function read(text: string, key: string): PaytmAnswer {
  const document = readDocument(text, key);
  const result = document && resultOf(document);
  if (!result) return { kind: 'unreachable', reason: 'unreadable answer' };
  if (document.signature === 'wrong') return { kind: 'refused', reason: 'the answer is signed with another key' };
  return { kind: 'document', result, head: document.head, body: document.body };
}

export const codeReason = ({ resultCode }: ResultInfo): string => `code ${resultCode.trim().slice(0, 20)}`;
