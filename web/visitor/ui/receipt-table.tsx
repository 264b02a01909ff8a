import { labelText } from '#contract/fees/rules.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { Receipt } from '#contract/payments/page.ts';
import { say, sayText } from '#web/shared/say.ts';

const discountText = (code: string | null): string => (code ? say('ui.couponDiscount', { code }) : say('ui.discount'));

const amountWords = (amount: number): string => (amount === 0 ? say('ui.free') : formatRupees(amount));

export function ReceiptTable({ receipt }: { receipt: Receipt }) {
  return (
    <table className="receipt num">
      <caption className="hide">{say(receipt.total > 0 ? 'ui.receiptCaption' : 'ui.receiptCaptionFree')}</caption>
      <thead className="hide">
        <tr>
          <th scope="col">{say('ui.receiptItem')}</th>
          <th scope="col">{say('ui.receiptAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.quantity} × {sayText(labelText(line.label))}
            </th>
            <td>{amountWords(line.amount)}</td>
          </tr>
        ))}
        {receipt.discount > 0 && (
          <tr className="off">
            <th scope="row">{discountText(receipt.couponCode)}</th>
            <td>− {formatRupees(receipt.discount)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('ui.receiptTotal')}</th>
          <td>{amountWords(receipt.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
