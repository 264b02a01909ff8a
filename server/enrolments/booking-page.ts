import { enrolmentProblems, isBatchOver } from '#contract/bookings/kinds/batch-enrolment.ts';
import { BATCH_PAGE } from '#contract/coaching-batches/api.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { refuse } from '#contract/kernel/errors.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import { closedDays, isOffToTheEnd } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import { type Entered, fewLeft, formPages, newForm } from '#server/bookings/form-page.ts';
import { shownBatch } from '#server/coaching-batches/page.ts';
import { batches, batchForBooking } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { canBePaidOnline } from '#server/gateway-credentials/service.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { closedAt, unlessPaused } from '#server/offerings/closed-page.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { batchEnrolment, placesLeft } from './kind.ts';
import { enrolmentPage } from './page.ts';

export const enrolmentBookingPages = formPages({
  paths: [`/${BATCH_PAGE}/:id`],
  kind: batchEnrolment,
  toPay: enrolmentPage.toPay,
  find: async (deps, id) =>
    unlessPaused(await batchForBooking(deps, id)) ?? closedAt(deps, batches, { kind: 'coaching', id }),
  read: readEnrolment,
  show: async (deps, batch, entered) => ({
    name: 'enrolment-booking',
    props: await propsOfBatch(deps, batch, entered),
  }),
  bodyOf: (values, batch) => ({ ...values, batchId: batch.id }),
  // A call may leave the name out; the page may not.
  check: (deps, values, batch) => values.studentName === '' && refuse(enrolmentProblems(values, batch, today(deps))),
});

function readEnrolment(form: PlainForm): EnrolmentBookingProps['values'] {
  const studentName = textOf(form, 'studentName').slice(0, 120);
  return { studentName, mobile: textOf(form, 'mobile'), email: textOf(form, 'email') };
}

/** Only a hint: the booking itself decides. */
async function closedBy(deps: Deps, batch: Batch, left: number): Promise<Unsaid<EnrolmentBookingProps['closed']>> {
  if (isBatchOver(batch, today(deps))) return { kind: 'over', message: text('enrolments.over') };
  if (isOffToTheEnd(batch.daysOff, today(deps), batch.endDate))
    return { kind: 'over', message: text('enrolments.off') };
  if (left === 0) return { kind: 'full', message: text('enrolments.full') };
  return (await canBePaidOnline(deps, batch))
    ? null
    : { kind: 'unpayable', message: text('gateway-credentials.unpayable', { kind: 'coaching', name: batch.name }) };
}

export async function propsOfBatch(
  deps: Deps,
  batch: Batch,
  entered: Entered<EnrolmentBookingProps['values']> = newForm(deps, readEnrolment({})),
): Promise<ContentProps<'enrolment-booking'>> {
  const left = await placesLeft(deps, batch);
  const { startDate, endDate, startTime, endTime, daysOff, fee, merchantId, gateway } = batch;
  const times = { startDate, endDate, startTime, endTime };
  return {
    batch: { ...(await shownBatch(deps, batch)), ...times, daysOff, fee, merchantId, gateway },
    today: today(deps),
    closedText: closedDays(daysOff, today(deps)),
    placesLeft: fewLeft(left),
    closed: await closedBy(deps, batch, left),
    presentation: await presentationOf(deps, batch),
    ...entered,
  };
}
