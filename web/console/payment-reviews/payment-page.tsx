import { useQueries } from '@tanstack/react-query';
import HandCoins from 'lucide-react/icons/hand-coins';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { PAYMENT_SORTS } from '#contract/payment-reviews/api.ts';
import { HANGING, type Payment, REFUND_FAILED, SEARCHED_STATES } from '#contract/payment-reviews/model.ts';
import { searchedStateText } from '#contract/payment-reviews/rules.ts';
import { type AttemptState, GATEWAYS } from '#contract/payments/model.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { PRESETS } from '#web/console/kit/dates/date-range.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { daysFilter, filtersIn, textFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { searchAddress } from '#web/console/kit/tables/filters/typed-filters.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { payments, waitingQuery } from './queries.ts';
import { useAsk } from './unsettled-section.tsx';
import { paymentTexts as texts } from './words.ts';
import './payments.css';

const paymentFilters = {
  state: valueFilter('state', {
    label: texts.state,
    none: texts.allStates,
    values: SEARCHED_STATES,
    words: (state) => sayText(searchedStateText(state)),
  }),
  gateway: valueFilter('gateway', {
    label: texts.gateway,
    none: texts.allGateways,
    values: GATEWAYS,
    words: (gateway) => texts.gateways[gateway] ?? gateway,
  }),
  mobile: textFilter('mobile', texts.mobile, { type: 'tel', inputMode: 'numeric' }),
  orderId: textFilter('order', texts.orderId),
  days: daysFilter({ labels: texts, presets: PRESETS }),
};

const PaymentDetails = lazyDialog(async () => (await import('./payment-details-section.tsx')).PaymentDetails);

export function PaymentPage() {
  const [lookedAt, lookAt] = useState<Payment | null>(null);
  const { tab, state } = useTab();
  const columns = useMemo(() => paymentColumns(lookAt, tab), [tab]);
  return (
    <>
      <PagedReport
        texts={tab === ALL ? texts : { ...texts, nothingFound: texts.nothingWaits }}
        icon={HandCoins}
        columns={columns}
        fullOnly={['mobile']}
        sorts={PAYMENT_SORTS}
        firstSort={tab === ALL ? undefined : 'at'}
        sizes={[25, 100, 500]}
        kinds={['park', 'clinic', 'branch', 'coaching']}
        name="payments"
        search={payments.search}
        filters={tab === ALL ? paymentFilters : tabFilters}
        asking={({ days, ...asked }) => ({ ...asked, state, startDate: days.from || null, endDate: days.to || null })}
        file={() => texts.file(dayOf(new Date()))}
        around={(report) => <PaymentTabs open={tab}>{report}</PaymentTabs>}
      />
      {lookedAt && <PaymentDetails key={lookedAt.id} payment={lookedAt} close={() => lookAt(null)} />}
    </>
  );
}

/** What needs a person, oldest first: decisions, attempts unknown after ten minutes, refunds that the gateway refused. */
const WAITING = ['review', HANGING, REFUND_FAILED] as const;
const ALL = 'all';
type TabName = (typeof WAITING)[number] | typeof ALL;

/** The tab is the filter of the state in the address, which only the tab of all payments has as a field. */
function useTab() {
  const [params] = useSearchParams();
  const state = paymentFilters.state.asked(params);
  const tab: TabName = WAITING.find((one) => one === state) ?? ALL;
  return { tab, state };
}

const { state: _, ...tabFilters } = paymentFilters;

const NO_FILTERS = filtersIn(paymentFilters, new URLSearchParams());

function PaymentTabs({ open, children }: { open: TabName; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const whose = useShownTenant();
  const counts = useQueries({ queries: WAITING.map((state) => waitingQuery(state, whose)) });
  const labels = WAITING.map((name, at) => ({ name, label: texts.tabs[name](counts[at]?.data?.total ?? 0) }));
  return (
    <Tabs
      label={texts.caption}
      tabs={[...labels, { name: ALL, label: texts.tabs.all }]}
      open={open}
      choose={(name) => setParams(searchAddress(params, { ...NO_FILTERS, state: name === ALL ? '' : name }))}
    >
      {open !== ALL && <p className="plain">{texts.leads[open]}</p>}
      {children}
    </Tabs>
  );
}

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

const codeOf = ({ shortCode }: Payment): string => shortCodeOf(shortCode);

function todoOf({ state, refund, unsettled }: Payment): keyof typeof texts.todo {
  if (refund?.state === 'failed') return 'call';
  if (state === 'review') return 'decide';
  return unsettled ? 'ask' : 'look';
}

const { columns: headers } = texts;

/** In the tabs of these every payment is in the same state. */
const isOneState = (tab: TabName): boolean => tab === 'review' || tab === REFUND_FAILED;

const paymentColumns = (lookAt: (payment: Payment) => void, tab: TabName): Column<Payment>[] => [
  textColumn('order', headers.orderId, ({ orderId }) => orderId, {
    cell: (payment) => (
      <Link to={consolePaths.booking(payment.bookingId)}>
        <code title={payment.orderId}>{codeOf(payment)}</code>
      </Link>
    ),
  }),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile),
  rupeesColumn('amount', headers.amount, ({ amount, refund }) => (refund?.state === 'failed' ? refund.amount : amount)),
  instantColumn('at', headers.at, ({ createdAt }) => createdAt),
  textColumn(
    'offering',
    headers.offering,
    ({ offeringName, visitDate }) => `${offeringName}, ${formatDay(visitDate)}`,
    {
      long: true,
      cell: ({ offeringName, visitDate }) => (
        <span>
          {offeringName}
          <small className="below">{formatDay(visitDate)}</small>
        </span>
      ),
    },
  ),
  textColumn('state', isOneState(tab) ? headers.why : headers.state, ({ stateText }) => stateText, {
    long: true,
    cell: (payment) => (
      <span>
        {!isOneState(tab) && <span className={toneOf(payment)}>{payment.stateText}</span>}
        <small className="below">{payment.refund?.trouble ?? payment.reviewText}</small>
      </span>
    ),
  }),
  {
    id: 'todo',
    header: headers.todo,
    action: true,
    cell: (payment) => <TodoButton payment={payment} lookAt={lookAt} />,
  },
];

/** "Ask" asks at once, and opens the payment as it is known then. */
function TodoButton({ payment, lookAt }: { payment: Payment; lookAt: (payment: Payment) => void }) {
  const todo = todoOf(payment);
  const { busy, start } = useAsk(payment, lookAt);
  return (
    <Button
      className="row-button"
      variant={todo === 'look' ? 'text' : 'outlined'}
      aria-label={texts.todoFor(todo, codeOf(payment))}
      busy={busy}
      onClick={todo === 'ask' ? start : () => lookAt(payment)}
    >
      {texts.todo[todo]}
    </Button>
  );
}
