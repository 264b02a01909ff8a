import { enrolmentProblems, problemsWithoutBatch } from '#contract/bookings/kinds/batch-enrolment.ts';
import { BOOKING_WORDS } from '#contract/bookings/rules.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { EnrolmentDay } from '#contract/dashboard/model.ts';
import type { EnrolmentBody } from '#contract/enrolments/api.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import { addDays, type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { AppError, notFound, refuse } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { text } from '#contract/kernel/text.ts';
import { type BookingKind, type Ordered, type Person, personNamed } from '#server/booking-kind.ts';
import { addressRefusal, feeChanged, payeeIn, refuseTooLittle } from '#server/bookings/service.ts';
import { batchForBooking } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { canBePaidOnline } from '#server/gateway-credentials/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import { today } from '#server/kernel/operations/clock.ts';
import * as repository from './repository.ts';

interface EnrolmentOrder extends Ordered, Required<Person> {
  batchId: string;
  fee: number;
  today: string;
}

/** A place is held for 15 minutes until it is paid, or given at once if it is free (docs/behaviour.md 8.2). */
export const batchEnrolment: BookingKind<Enrolment, EnrolmentBody, EnrolmentOrder, repository.EnrolmentRefusal> = {
  name: 'batch-enrolment',
  words: BOOKING_WORDS['batch-enrolment'],
  async order(deps, body) {
    if (body.batchId === '') refuse(problemsWithoutBatch(body));
    const batch = await batchForBooking(deps, body.batchId);
    if (!batch) throw notFound('batch');
    const person = personOf(body, batch, today(deps));
    const { id: batchId, fee, organisationId } = batch;
    if (body.fee !== undefined && body.fee !== fee) throw feeChanged(fee);
    refuseTooLittle(fee, 'batch');
    if (!(await canBePaidOnline(deps, batch)))
      throw new AppError('CLOSED', text('gateway-credentials.unpayable', { kind: 'coaching', name: batch.name }));
    return { ...person, batchId, fee, today: today(deps), organisationId, place: batchId };
  },
  writing: repository.ENROLMENTS,
  refusals: {
    address: () => addressRefusal(),
    gone: () => notFound('batch'),
    paused: () => new AppError('INACTIVE', text('offerings.paused')),
    stale: () => new AppError('CONFLICT', text('bookings.feeChanging'), { retryAfter: 2 }),
    over: () => new AppError('CLOSED', text('enrolments.over')),
    full: () => new AppError('SOLD_OUT', text('enrolments.full')),
    holds: () => new AppError('TOO_MANY_REQUESTS', text('enrolments.tooManyHolds'), { retryAfter: 300 }),
  },
  byIds: repository.enrolmentsById,
  offerings: 'coaching_batch',
  offeringAsked: ({ batchId }) => batchId,
  offeringOf: ({ batchId }) => batchId,
  ofMobile: repository.enrolmentsOfMobile,
  found: ({ startDate: day }) => ({ day }),
  corrected(before, typed) {
    const { studentName, mobile, email } = before;
    const wanted = {
      studentName: typed.personName ?? studentName,
      mobile: typed.mobile ?? mobile,
      email: typed.email ?? email,
    };
    // Ignores days off and takes the last day, so that a name can be corrected even after the batch.
    const person = personOf(wanted, { ...before, daysOff: [] }, before.endDate);
    const sent = (['personName', 'mobile', 'email'] as const).filter((field) => typeof typed[field] === 'string');
    return Object.fromEntries(sent.map((field) => [field, person[field]]));
  },
  voiding: { endsHold: false, givesPlace: true },
  async tidy(deps) {
    const now = deps.clock.now();
    const batches = await withScope(deps.db, systemScope, (tx) => repository.batchesWithExpiredHolds(tx, now));
    for (const { organisation_id, batch_id } of batches)
      if (batch_id)
        await withScope(deps.db, systemScope, (tx) => repository.releasePlaces(tx, organisation_id, batch_id, now));
  },
  payee: payeeIn('coaching_batch', 'batch_id'),
  pass: {
    isGiven: ({ status }) => status === 'paid',
    // A class has no gate: the QR code opens the booking's page on another phone.
    image: ({ config }, { id, batchId }) => qrDataUrl(`${config.publicUrl}/paymentstatus/${id}/${batchId}`),
    message: () => text('enrolments.confirmed'),
    unpaid: ({ voided, fee }) => (voided && fee === 0 ? text('enrolments.cancelled') : null),
    owed: (enrolment) => ({ ...enrolment, total: enrolment.fee }),
  },
};

function personOf(
  typed: Pick<Enrolment, 'studentName' | 'mobile' | 'email'>,
  batch: Pick<Batch, 'endDate' | 'daysOff'>,
  day: string,
): Required<Person> {
  refuse(enrolmentProblems(typed, batch, day, { asksName: false }));
  const personName = personNamed(typed.studentName, 'studentName');
  return { personName, mobile: parseMobile(typed.mobile) ?? '', email: typed.email.trim().toLowerCase() };
}

/** Only a hint: book_enrolments decides. */
export async function placesLeft(
  deps: Deps,
  { id, organisationId, intake }: Pick<Batch, 'id' | 'organisationId' | 'intake'>,
): Promise<number> {
  const now = deps.clock.now();
  const taken = await withScope(deps.db, systemScope, (tx) => repository.placesTaken(tx, organisationId, id, now));
  return Math.max(0, intake - taken);
}

const WEEK_MS = 7 * 86_400_000;

export const enrolmentDay = (
  tx: Tx,
  organisationId: string | null,
  { day, now }: { day: Day; now: Date },
): Promise<EnrolmentDay> => {
  const [from, weekAgoFrom] = [startOfDay(day), startOfDay(addDays(day, -7))];
  return repository.enrolmentFigures(tx, organisationId, {
    from,
    now,
    weekAgoFrom,
    weekAgo: new Date(now.getTime() - WEEK_MS),
  });
};
