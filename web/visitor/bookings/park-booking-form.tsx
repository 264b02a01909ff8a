import { useState } from 'react';
import {
  type Quote,
  quoteTicket,
  type TicketRequest,
  ticketProblems,
  visitDateOf,
  withDiscount,
} from '#contract/bookings/kinds/park-ticket.ts';
import { pricedFor } from '#contract/day-prices/rules.ts';
import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { say } from '#web/shared/say.ts';
import { Notice, shownAtOnce } from '#web/ui/notice.tsx';
import type { AppliedCoupon } from '#web/visitor/coupons/coupon-fields-section.tsx';
import { CouponSection } from '#web/visitor/coupons/coupon-section.tsx';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { MobileField } from '#web/visitor/ui/forms/mobile-field.tsx';
import { SafeLine } from '#web/visitor/ui/safe-line.tsx';
import { bookAndPay } from './queries.ts';
import { TicketTotal } from './ticket-total-section.tsx';
import { TicketsSection } from './tickets-section.tsx';
import { useKeptRequest } from './use-kept-request.ts';
import { useOpenPark } from './use-open-park.ts';
import { VisitDateSection } from './visit-date-section.tsx';

/** Unscripted it posts `mobile`, `visitDate`, `slot`, `quantity.<category>`, `couponCode`; the rules are the same. */
export function ParkBookingForm(props: ParkBookingProps) {
  const { request, setRequest, change } = useKeptRequest(props);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const { park: unpriced, close, onPrices } = useOpenPark(props.park, { setRequest, setCoupon });
  const park = pricedFor(unpriced, visitDateOf(request, props.today));
  const basket = quoteTicket(request.quantities, park);
  const quote = withDiscount(basket, coupon ? coupon.off(basket.original) : 0);
  const submission = useSubmission(props, {
    questions: ['mobile', 'lines', 'visitDate', 'slot', 'couponCode'],
    read: ({ mobile, couponCode }) => ({
      problems: ticketProblems({ ...request, mobile }, park, props),
      send: async (post) => {
        // The server applies a code that was typed but not applied.
        const basketAndCode = { quote, coupon: coupon ?? { code: couponCode } };
        const failed = await bookAndPay(park, { ...request, mobile }, basketAndCode, {
          post,
          today: props.today,
          onPrices,
        });
        if (failed?.code === 'INACTIVE') close();
        return failed;
      },
    }),
  });
  const { errorAt, failure, busy } = submission;
  if (offeredCategories(park.fees).length === 0) return <Notice kind="warn">{say('bookings.noTickets')}</Notice>;
  return (
    <BookingForm
      submission={submission}
      isPaid
      action={<TicketTotal quote={quote} units={unitsIn(quote)} busy={busy} active={park.active} />}
    >
      <VisitDateSection park={unpriced} page={props} errorAt={errorAt} request={request} change={change} />
      <TicketsSection
        park={park}
        notes={props.presentation?.kindNotes}
        error={errorAt('lines')}
        quantities={request.quantities}
        onChange={(key, count) => setRequest((now) => ({ ...now, quantities: withCount(now.quantities, key, count) }))}
      />
      <Card>
        <MobileField
          label={say('ui.mobile')}
          hint={say('bookings.mobileHint')}
          error={errorAt('mobile')}
          defaultValue={props.values.mobile}
        />
      </Card>
      {park.couponsEnabled && (
        <CouponSection
          park={park}
          original={basket.original}
          given={props.values.couponCode}
          error={errorAt('couponCode')}
          applied={coupon}
          onChange={setCoupon}
        />
      )}
      {/* A coupon for everything leaves nothing to pay at a bank. */}
      {(quote.total > 0 || quote.discount === 0) && <SafeLine gateway={park.gateway} />}
      {!park.active && !failure && (
        <Notice kind="warn" role="alert" ref={shownAtOnce}>
          <p>{say('tickets.inactive', { park: park.name })}</p>
        </Notice>
      )}
    </BookingForm>
  );
}
export { ParkBookingForm as live };

/** Removes the family add-on with the last Family ticket (docs/product/visitors.md 4). */
export function withCount(
  quantities: TicketRequest['quantities'],
  key: CategoryKey,
  count: number,
): TicketRequest['quantities'] {
  const next = { ...quantities, [key]: count };
  return next.family ? next : { ...next, familyAddon: 0 };
}

const unitsIn = ({ lines }: Quote): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
