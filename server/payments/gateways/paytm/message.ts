import { parseAmount } from '#contract/kernel/money.ts';
import type { Credentials, Hint } from '../gateway.ts';
import { CHECKSUM_FIELD, verify } from './checksum.ts';
import { readDocument } from './document.ts';
import { type Fields, REFERENCE, readFields } from './strict-reader.ts';
import { returnMeaning } from './words.ts';

export const UNREADABLE: Hint = { valid: false, claimed: null, orderId: null };

interface Said {
  mid: string | undefined;
  orderId: string;
  word: string;
  code: string;
  amount: string;
  currency: string | undefined;
  txnId: string | undefined;
  signed: boolean;
}

type Key = Pick<Credentials, 'mid' | 'workingKey'>;

/** A form whose checksum does not fit is invalid but names its order (docs/payments.md 4.5 and 4.6). */
export function readForm(form: unknown, key: Key): Hint {
  const fields = readFields(form);
  return fields ? hintOf(saidIn(fields, key), key) : UNREADABLE;
}

function saidIn(fields: Fields, { workingKey }: Key): Said {
  return {
    mid: fields.MID ?? '',
    orderId: fields.ORDERID ?? '',
    word: fields.STATUS ?? '',
    code: fields.RESPCODE ?? '',
    amount: fields.TXNAMOUNT ?? '',
    currency: fields.CURRENCY ?? '',
    txnId: fields.TXNID,
    signed: verify(fields, workingKey, fields[CHECKSUM_FIELD]),
  };
}

/** A JSON webhook. One about a refund names an order and claims nothing about its payment. */
export function readJson(text: string, key: Key): Hint {
  const document = readDocument(text, key.workingKey);
  if (!document) return UNREADABLE;
  const { mid, orderId, status, respCode, txnAmount, txnId, currency, refundId } = document.body;
  const isRefund = refundId !== undefined;
  const hint = hintOf(
    {
      mid: isRefund && mid === undefined ? undefined : textOf(mid),
      orderId: textOf(orderId),
      word: textOf(status),
      code: textOf(respCode),
      amount: textOf(txnAmount),
      currency: currency === undefined ? undefined : textOf(currency),
      txnId: txnId === undefined ? undefined : textOf(txnId),
      signed: document.signature === 'right',
    },
    key,
  );
  return isRefund && hint.valid ? { valid: true, claimed: null, orderId: hint.orderId } : hint;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function hintOf(said: Said, { mid }: Key): Hint {
  const { orderId, word, code, currency = 'INR', txnId } = said;
  const amountPaise = parseAmount(said.amount);
  const isOurs = said.mid === undefined || said.mid === mid;
  if (!isOurs || !REFERENCE.test(orderId) || word === '' || amountPaise === null || currency !== 'INR')
    return UNREADABLE;
  if (!said.signed) return { valid: false, claimed: null, orderId };
  const claimed = returnMeaning(word, code);
  return { valid: true, claimed, orderId, ...(txnId && { providerTxnId: txnId }), amountPaise };
}
