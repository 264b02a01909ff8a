import type { Enrolment } from '#contract/enrolments/model.ts';
import { spanOf } from '#contract/kernel/dates/calendar.ts';
import { parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { momentText, timeText } from '#contract/kernel/dates/texts.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { maskMobile } from '#contract/kernel/mobile.ts';
import { listText, text, type Unsaid } from '#contract/kernel/text.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Receipt } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import type { BookingView } from '#server/booking-kind.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import { payableUntil } from '#server/bookings/service.ts';
import { shownBatch, type UnsaidBatch } from '#server/coaching-batches/page.ts';
import { batchOfBooking } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { today } from '#server/kernel/operations/clock.ts';
import type { ToPay } from '#server/payments/page.ts';
import { batchEnrolment } from './kind.ts';

export const enrolmentPage: BookingPage<Enrolment> = {
  kind: batchEnrolment,
  show: async (deps, view) => ({ name: 'enrolment-status', props: await propsOf(deps, view) }),
  toPay: {
    async of(deps, enrolment) {
      const batch = await batchOfBooking(deps, enrolment.batchId);
      if (!batch) throw notFound('batch');
      return toPayFor(enrolment, batch);
    },
  },
};

async function propsOf(
  deps: Deps,
  { booking: enrolment, status, image, message }: BookingView<Enrolment>,
): Promise<ContentProps<'enrolment-status'>> {
  const batch = await shownBatch(deps, { ...enrolment, id: enrolment.batchId, name: enrolment.batchName });
  const until = payableUntil(deps, enrolment);
  const begun = enrolment.startDate < today(deps);
  return {
    bookingId: enrolment.id,
    batch,
    startsOn: enrolment.startDate,
    begun,
    status,
    message,
    studentName: enrolment.studentName,
    maskedMobile: maskMobile(enrolment.mobile),
    bookedText: momentText(enrolment.createdAt),
    receipt: receiptOf(enrolment),
    payUntilText: until && timeText(until),
    keep: image === null ? null : keepOf(enrolment, batch, image, begun),
  };
}

const receiptOf = ({ batchName: label, fee: total }: Pick<Enrolment, 'batchName' | 'fee'>): Receipt => ({
  lines: [{ category: 'batch', label, price: total, quantity: 1, amount: total }],
  discount: 0,
  couponCode: null,
  total,
});

/** The calendar entry is the first class, until that has begun. */
function keepOf(enrolment: Enrolment, batch: UnsaidBatch, image: string, begun: boolean): Unsaid<Kept> {
  const { id, startDate: day, startTime, endTime, studentName } = enrolment;
  const shortCode = shortCodeOf(id);
  const [from, until] = [parseLocalTime(`${day}T${startTime}`), parseLocalTime(`${day}T${endTime}`)];
  const location = listText([batch.centre, batch.location]);
  const calendar =
    from && !begun
      ? {
          uid: id,
          name: batch.name,
          location,
          note: text('bookings.code', { code: shortCode }),
          when: spanOf(from, until),
        }
      : null;
  const { name, dates, hours } = batch;
  const words = text('enrolments.placeIn', { name, dates, hours });
  const facts = [dates, hours, studentName];
  return { name: batch.name, day, shortCode, facts, image, calendar, words };
}

const toPayFor = (enrolment: Enrolment, batch: ToPay['offering']): ToPay => ({
  kind: 'place',
  id: enrolment.id,
  offering: batch,
  booked: 'batch-enrolment',
  visitDay: enrolment.startDate,
  receipt: receiptOf(enrolment),
});
