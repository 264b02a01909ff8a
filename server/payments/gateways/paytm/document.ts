import { z } from 'zod';
import type { ResultInfo } from '../gateway.ts';
import { sign, verify } from './checksum.ts';
import { memberText } from './member-text.ts';

export interface Document {
  head: Record<string, unknown>;
  body: Record<string, unknown>;
  signature: 'right' | 'wrong' | 'absent';
}

const record = z.record(z.string(), z.unknown());
const documentModel = z.object({ head: record.default({}), body: record });
const code = z.union([z.string(), z.number()]).transform(String);
const answerModel = z.object({ resultStatus: z.string(), resultCode: code, resultMsg: z.string().default('') });

/** Throws a RangeError where the merchant key cannot sign. */
export function signedText(body: Record<string, unknown>, merchantKey: string): string {
  const text = JSON.stringify(body);
  return `{"head":{"signature":${JSON.stringify(sign(text, merchantKey))}},"body":${text}}`;
}

export function readDocument(text: string, merchantKey: string): Document | null {
  const body = memberText(text, 'body');
  const parsed = body === null ? null : documentModel.safeParse(JSON.parse(text));
  if (body === null || !parsed?.success) return null;
  const { head } = parsed.data;
  const isSigned = head.signature !== undefined && head.signature !== '';
  const signature = isSigned ? (verify(body, merchantKey, head.signature) ? 'right' : 'wrong') : 'absent';
  return { ...parsed.data, signature };
}

export function resultOf({ body }: Pick<Document, 'body'>): ResultInfo | null {
  const parsed = answerModel.safeParse(body.resultInfo);
  return parsed.success ? parsed.data : null;
}
