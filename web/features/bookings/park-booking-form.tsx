import { useState } from 'react';
import { firstProblem, quoteTicket, type TicketRequest, withDiscount } from '#contract/bookings/kinds/park-ticket.ts';
import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { formatRupees } from '#contract/money.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { bookingTexts as texts } from '#web/public/messages/booking.ts';
import { formTexts } from '#web/public/messages/shared.ts';
import { useSubmission } from '#web/public/submission.ts';
import { Button } from '#web/public/ui/button.tsx';
import { Card } from '#web/public/ui/card.tsx';
import { ErrorSummary } from '#web/public/ui/error-summary.tsx';
import { Failed } from '#web/public/ui/failed.tsx';
import { fieldId } from '#web/public/ui/field.tsx';
import { Icon } from '#web/public/ui/icon.tsx';
import { MobileField } from '#web/public/ui/mobile-field.tsx';
import { Notice } from '#web/public/ui/notice.tsx';
import { TotalBar } from '#web/public/ui/total-bar.tsx';
import { type AppliedCoupon, CouponSection } from './coupon-section.tsx';
import { bookAndPay } from './queries.ts';
import { TicketsSection } from './tickets-section.tsx';
import { VisitDateSection } from './visit-date-section.tsx';

/**
 * The form of a park ticket. Without scripts the browser posts it to this same address (`mobile`, `selectedDate`,
 * `quantity.<category>`, `couponCode`) and the server does the rest; with scripts the same rules speak before the network does.
 */
export function ParkBookingForm(props: ParkBookingProps) {
  const { park, today } = props;
  const [request, setRequest] = useState<TicketRequest>(() => ({
    mobile: props.values.mobile,
    quantities: props.values.quantities,
    visitDate: props.values.selectedDate,
  }));
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const basket = quoteTicket(request.quantities, park);
  const quote = withDiscount(basket, coupon ? coupon.off(basket.original) : 0);
  const { problems, errorAt, failure, busy, submit } = useSubmission({
    given: props.problems,
    questions: ['mobile', 'fee', 'selectedDate', 'couponCode'],
    read: (form) => ({
      problem: firstProblem(request, park, today),
      // A code that was typed and not applied is the server's to apply.
      send: () => bookAndPay(park, request, quote, coupon ?? { code: form.get('couponCode') }),
    }),
  });

  if (offeredCategories(park.fees).length === 0) return <Notice kind="warn">{texts.noTickets}</Notice>;
  return (
    <form className="book" id={fieldId('form')} method="post" noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} />
      <VisitDateSection
        park={park}
        today={today}
        soldOutDays={props.soldOutDays}
        error={errorAt('selectedDate')}
        value={request.visitDate}
        onChange={(visitDate) => setRequest({ ...request, visitDate })}
      />
      <TicketsSection
        park={park}
        error={errorAt('fee')}
        quantities={request.quantities}
        onChange={(key, count) => setRequest({ ...request, quantities: withCount(request.quantities, key, count) })}
      />
      <Card>
        <MobileField
          label={texts.mobile}
          hint={texts.mobileHint}
          error={errorAt('mobile')}
          defaultValue={request.mobile}
          onChange={(event) => setRequest({ ...request, mobile: event.currentTarget.value })}
        />
      </Card>
      {park.couponsEnabled && (
        <CouponSection
          parkId={park.id}
          original={basket.original}
          given={props.values.couponCode}
          error={errorAt('couponCode')}
          applied={coupon}
          onChange={setCoupon}
        />
      )}
      {failure && <Failed failure={failure} title={texts.nothingCharged} reload={texts.reload} />}
      {/* A coupon for everything leaves nothing to pay at a bank. */}
      {(quote.total > 0 || quote.discount === 0) && (
        <p className="safe">
          <Icon name="good" size={22} />
          {formTexts.safe(park.gateway)}
        </p>
      )}
      <TotalBar
        count={texts.count(unitsIn(request))}
        before={quote.discount > 0 ? formatRupees(quote.original) : undefined}
        amount={formatRupees(quote.total)}
      >
        <Button type="submit" busy={busy}>
          {/* Without scripts the amount would stay what it was when the page was made. */}
          <noscript>{texts.payLater}</noscript>
          <span className="scripted">{busy ? texts.starting : payLabel(quote.total, unitsIn(request))}</span>
        </Button>
      </TotalBar>
    </form>
  );
}

/** A basket with one count changed. Without a Family there is no add-on (product spec section 4). */
export function withCount(
  quantities: TicketRequest['quantities'],
  key: CategoryKey,
  count: number,
): TicketRequest['quantities'] {
  const next = { ...quantities, [key]: count };
  return next.family ? next : { ...next, familyAddon: 0 };
}

const unitsIn = ({ quantities }: TicketRequest): number =>
  Object.values(quantities).reduce((sum, count) => sum + count, 0);

function payLabel(total: number, units: number): string {
  if (units === 0) return texts.payLater;
  return total === 0 ? texts.free0 : texts.pay(formatRupees(total));
}
