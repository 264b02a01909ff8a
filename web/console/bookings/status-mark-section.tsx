import type { PaymentStatus } from '#contract/payments/model.ts';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { searchTexts as texts } from './words.ts';

const tones: Record<PaymentStatus, string> = {
  paid: 'mark-good',
  pending: 'mark-wait',
  awaited: 'mark-wait',
  failed: 'mark-bad',
  aborted: 'mark-off',
  refunded: 'mark-off',
};

export const StatusMark = ({ status }: { status: PaymentStatus }) => (
  <span className={tones[status]}>{texts.statuses[status]}</span>
);

export const paymentColumn = <R extends { status: PaymentStatus }>(header: string): Column<R> =>
  textColumn('status', header, ({ status }) => texts.statuses[status], {
    breaks: true,
    cell: ({ status }) => <StatusMark status={status} />,
  });
