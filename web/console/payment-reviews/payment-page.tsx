import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { PAYMENT_SORTS } from '#contract/payment-reviews/api.ts';
import { HANGING, type Payment, REFUND_FAILED, type SearchedState } from '#contract/payment-reviews/model.ts';
import { knownText } from '#contract/payment-reviews/rules.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { VisitorLink } from '#web/console/kit/records/visitor-link.tsx';
import { instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { filtersIn } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { searchAddress } from '#web/console/kit/tables/filters/typed-filters.ts';
import { RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { paymentFilters } from './payment-filters.ts';
import { payments, urgentQuery } from './queries.ts';
import { paymentTexts as texts } from './words.ts';
import './payments.css';

const PaymentDetails = lazyDialog(async () => (await import('./payment-details-section.tsx')).PaymentDetails);

export function PaymentPage() {
  const [lookedAt, lookAt] = useState<Payment | null>(null);
  const columns = useMemo(() => paymentColumns(lookAt), []);
  return (
    <>
      <PagedReport
        texts={texts}
        icon={HandCoins}
        columns={columns}
        fullOnly={['mobile']}
        sorts={PAYMENT_SORTS}
        sizes={[25, 100, 500]}
        kinds={['park', 'clinic', 'branch', 'coaching']}
        name="payments"
        search={payments.search}
        filters={paymentFilters}
        asking={({ days, ...asked }) => ({ ...asked, startDate: days.from || null, endDate: days.to || null })}
        file={() => texts.file(dayOf(new Date()))}
      >
        {URGENT.map((urgent) => (
          <Urgent key={urgent.state} {...urgent} lookAt={lookAt} />
        ))}
      </PagedReport>
      {lookedAt && <PaymentDetails key={lookedAt.id} payment={lookedAt} close={() => lookAt(null)} />}
    </>
  );
}

interface UrgentPayments {
  state: SearchedState;
  title: (count: number) => string;
  lead: string;
}

/** In order: pending decisions, attempts unknown after ten minutes, refunds that the gateway refused. */
const URGENT: readonly UrgentPayments[] = [
  { state: 'review', title: texts.waiting, lead: texts.waitingLead },
  { state: HANGING, title: texts.hanging, lead: texts.hangingLead },
  { state: REFUND_FAILED, title: texts.unsent, lead: texts.unsentLead },
];

const NO_FILTERS = filtersIn(paymentFilters, new URLSearchParams());

function Urgent({ state, title, lead, lookAt }: UrgentPayments & { lookAt: (payment: Payment) => void }) {
  const { data } = useQuery(urgentQuery(state, useShownTenant()));
  const [params] = useSearchParams();
  const heading = useId();
  if (!data || data.total === 0) return null;
  const { rows, total } = data;
  return (
    <section className="urgent" aria-labelledby={heading}>
      <h2 id={heading}>{title(total)}</h2>
      <p>{lead}</p>
      <ul>
        {rows.map((payment) => (
          <li key={payment.id}>
            <span>
              <b>{formatRupees(payment.refund?.amount ?? payment.amount)}</b> {payment.offeringName},{' '}
              {formatDay(payment.visitDate)}
              <small>{payment.refund?.trouble ?? payment.reviewText ?? sayText(knownText(payment))}</small>
            </span>
            <Button variant="contained" color="secondary" onClick={() => lookAt(payment)} aria-label={named(payment)}>
              {texts.look}
            </Button>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link to={`?${searchAddress(params, { ...NO_FILTERS, state })}`}>{texts.waitingMore}</Link>
      )}
    </section>
  );
}

const named = ({ orderId }: Payment): string => texts.lookAt(orderId);

const TONES: Partial<Record<AttemptState, string>> = {
  succeeded: 'mark-good',
  review: 'mark-bad',
  awaited: 'mark-wait',
  initiated: 'mark-wait',
  created: 'mark-wait',
};
const toneOf = ({ state, refund }: Payment): string => {
  if (refund?.state === 'failed') return 'mark-bad';
  const isAsItWas = refund === null || refund.items !== null;
  return (isAsItWas && TONES[state]) || 'mark-off';
};

const { columns: headers } = texts;

const paymentColumns = (lookAt: (payment: Payment) => void): Column<Payment>[] => [
  textColumn('order', headers.orderId, ({ orderId }) => orderId, {
    cell: ({ orderId, bookingId }) => (
      <Link to={consolePaths.booking(bookingId)}>
        <code>{orderId}</code>
      </Link>
    ),
  }),
  textColumn(
    'offering',
    headers.offering,
    ({ offeringName, visitDate }) => `${offeringName}, ${formatDay(visitDate)}`,
    {
      long: true,
      cell: ({ offeringName, visitDate }) => (
        <span className="payment-for">
          {offeringName}
          <small>{formatDay(visitDate)}</small>
        </span>
      ),
    },
  ),
  rupeesColumn('amount', headers.amount, ({ amount }) => amount),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile, {
    cell: ({ bookingId, mobile }) => <VisitorLink id={bookingId} mobile={mobile} />,
  }),
  textColumn('state', headers.state, ({ stateText }) => stateText, {
    cell: (payment) => <span className={toneOf(payment)}>{payment.stateText}</span>,
  }),
  instantColumn('at', headers.at, ({ createdAt }) => createdAt),
  {
    id: 'look',
    header: texts.look,
    action: true,
    cell: (payment) => <RowButton icon={Eye} label={named(payment)} word={texts.look} act={() => lookAt(payment)} />,
  },
];
