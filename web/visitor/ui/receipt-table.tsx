import { labelWords } from '#contract/fees/words.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { Receipt } from '#contract/payments/page.ts';
import { receiptTexts as texts } from './words.ts';

const amountWords = (amount: number): string => (amount === 0 ? texts.free : formatRupees(amount));

export function ReceiptTable({ receipt }: { receipt: Receipt }) {
  return (
    <table className="receipt num">
      <caption className="hide">{receipt.total > 0 ? texts.caption : texts.captionFree}</caption>
      <thead className="hide">
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.quantity} × {labelWords(line.label)}
            </th>
            <td>{amountWords(line.amount)}</td>
          </tr>
        ))}
        {receipt.discount > 0 && (
          <tr className="off">
            <th scope="row">{texts.discount(receipt.couponCode)}</th>
            <td>− {formatRupees(receipt.discount)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{amountWords(receipt.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
