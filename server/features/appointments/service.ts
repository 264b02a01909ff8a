import type { DoctorRequestBody, LoanRequestBody } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import { APPOINTMENT_TEXTS } from '#contract/bookings/kinds/appointment.ts';
import { doctorProblems } from '#contract/bookings/kinds/doctor-appointment.ts';
import { loanProblems } from '#contract/bookings/kinds/loan-appointment.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import type { Day } from '#contract/dates.ts';
import { AppError, invalid, notFound, refuse } from '#contract/errors.ts';
import { textModel } from '#contract/fields.ts';
import { parseMobile } from '#contract/mobile.ts';
import { toRupees } from '#contract/money.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { branchForBooking } from '#server/features/branches/service.ts';
import { clinicForBooking } from '#server/features/clinics/service.ts';
import { takesItsFee, unpayable } from '#server/features/gateway-credentials/service.ts';
import { shareIsTaken, shareKey } from '#server/platform/address-share.ts';
import { newId, today } from '#server/platform/clock.ts';
import { keyIsTaken, once } from '#server/platform/idempotency.ts';
import { type Actor, type Principal, staffScope, systemScope, withScope } from '#server/platform/scope.ts';
import type { Visitor } from '#server/platform/visitor.ts';
import * as repository from './repository.ts';

type Wanted = Pick<
  repository.NewAppointment,
  'kind' | 'queueId' | 'doctorId' | 'day' | 'personName' | 'mode' | 'loanType' | 'counterId' | 'fee'
> & { mobile: string; organisationId: string };

/** Books a token of a doctor: paid online it gets its number when it is paid, else at once (docs/behaviour.md 7.2). */
export const addDoctorAppointment = (deps: Deps, body: DoctorRequestBody, visitor: Visitor): Promise<Appointment> =>
  once(visitor.repeat, () => addNewDoctorAppointment(deps, body, visitor), earlier(deps, 'doctor'));

async function addNewDoctorAppointment(deps: Deps, body: DoctorRequestBody, visitor: Visitor): Promise<Appointment> {
  const clinic = await clinicForBooking(deps, body.clinicId);
  if (!clinic) throw notFound('This clinic');
  const day = body.selectedDate || today(deps);
  refuse(doctorProblems({ ...body, day }, clinic, today(deps)));
  const { clinicId: queueId, doctorId, patientName: personName, mobile } = body;
  if (body.fee !== undefined && body.fee !== clinic.fee) throw feeChanged(clinic.fee);
  const mode = body.paymentMode || 'online';
  if (mode === 'online' && !(await takesItsFee(deps, clinic)))
    throw new AppError('CLOSED', unpayable('clinic', clinic.name));
  return book(deps, visitor, {
    ...{ kind: 'doctor', queueId, doctorId, day, mobile, personName, mode, fee: clinic.fee },
    ...{ loanType: null, counterId: null, organisationId: clinic.organisationId },
  });
}

/** Books a token of a branch. Staff of the branch book walk-ins with a mobile number alone; a counter books for itself. */
export const addLoanAppointment = (
  deps: Deps,
  body: LoanRequestBody,
  visitor: Visitor,
  actor: Actor,
): Promise<Appointment> =>
  once(visitor.repeat, () => addNewLoanAppointment(deps, body, visitor, actor), earlier(deps, 'loan'));

const earlier = (deps: Deps, kind: QueueKind) => (key: string) =>
  withScope(deps.db, systemScope, (tx) => repository.appointmentByKey(tx, kind, key, deps.clock.now()));

async function addNewLoanAppointment(
  deps: Deps,
  body: LoanRequestBody,
  visitor: Visitor,
  actor: Actor,
): Promise<Appointment> {
  const queueId = body.branchId || (actor?.branchId ?? '');
  if (queueId === '') throw invalid('branchId', 'branch Name is required');
  const isWalkIn = actor !== null && (await isStaffOf(deps, actor, queueId));
  refuse(loanProblems({ ...body, loanType: body.typeOfLoan }, { isWalkIn }));
  const counterId = body.branchUserId || (isWalkIn && actor.role === 'counter' ? actor.accountId : null);
  const { mobile, name: personName, typeOfLoan: loanType } = body;
  const day = today(deps);
  return book(deps, visitor, {
    ...{ kind: 'loan', queueId, doctorId: null, day, mobile, personName, loanType, counterId },
    ...{ mode: null, fee: 0, organisationId: '' }, // a branch has no limit of tokens
  });
}

/** The owner's branch, a counter's own, and for the admin any. */
async function isStaffOf(deps: Deps, { role, organisationId, branchId }: Principal, id: string): Promise<boolean> {
  if (role === 'admin') return true;
  if (role === 'counter') return branchId === id;
  return role === 'owner' && (await branchForBooking(deps, id))?.organisationId === organisationId;
}

const feeChanged = (fee: number): AppError =>
  new AppError('PRICE_CHANGED', 'The fee has changed. Please check it and try again.', {
    data: { fee: toRupees(fee) },
  });

const REFUSALS: Record<Exclude<repository.BookOutcome['outcome'], 'booked'>, () => AppError> = {
  repeated: keyIsTaken,
  reused: keyIsTaken,
  address: shareIsTaken,
  gone: () => notFound('This place'),
  stale: () => new AppError('CONFLICT', 'The fee is being changed right now. Please try again.', { retryAfter: 2 }),
  full: () => new AppError('SOLD_OUT', APPOINTMENT_TEXTS.full),
  holds: () =>
    new AppError(
      'TOO_MANY_REQUESTS',
      'This mobile number has five bookings here already. Please use one of those, or ask at the desk.',
      { retryAfter: 300 },
    ),
};

function nameOf({ kind, personName }: Wanted): string {
  const { data, error } = textModel(120).safeParse(personName);
  if (data === undefined) throw invalid(kind === 'doctor' ? 'patientName' : 'name', error?.issues[0]?.message ?? '');
  return data;
}

/** The same key and request again get the first appointment; the key lives with the booking. */
async function book(deps: Deps, visitor: Visitor, wanted: Wanted): Promise<Appointment> {
  const { userAgent, repeat } = visitor;
  const { organisationId, queueId, doctorId, day, ...rest } = wanted;
  const addressKey = shareKey(deps, visitor, organisationId, `${queueId} ${doctorId} ${day}`);
  const fixed = {
    ...rest,
    queueId,
    doctorId,
    day,
    mobile: parseMobile(wanted.mobile) ?? '',
    personName: nameOf(wanted),
  };
  const { outcome, booking_id } = await repository.bookAppointment(deps.db, {
    ...{ ...fixed, id: newId(deps.random), userAgent, repeat, now: deps.clock.now() },
    ...{ addressKey, scale: deps.config.rateLimitScale },
  });
  if (outcome !== 'booked') throw REFUSALS[outcome]();
  const booked = (await findAppointment(deps, wanted.kind, booking_id as string)) as Appointment;
  if (booked.number !== null) await tellQueue(deps, booked);
  return booked;
}

const tellQueue = (deps: Deps, { kind, queueId, doctorId }: Appointment): Promise<void> =>
  deps.realtime.changed({ kind, id: queueId, doctorId });

/** An appointment was paid or given back: whoever looks at its queue is told. Other kinds of booking have none. Never rejects. */
export async function paymentChanged(deps: Deps, bookingId: string): Promise<void> {
  try {
    const appointment =
      (await findAppointment(deps, 'doctor', bookingId)) ?? (await findAppointment(deps, 'loan', bookingId));
    if (appointment) await tellQueue(deps, appointment);
  } catch (error) {
    deps.log.warn({ err: error }, 'a queue could not be told of a payment');
  }
}

/** For what stands above tenants (payments, the visitor's own page); null when there is none. */
export const findAppointment = (deps: Deps, kind: QueueKind, id: string): Promise<Appointment | null> =>
  withScope(deps.db, systemScope, (tx) => repository.appointmentById(tx, kind, id, deps.clock.now()));

/** A visitor's own, who must name both ids; throws NOT_FOUND when they do not belong together. */
export async function visitorAppointment(
  deps: Deps,
  kind: QueueKind,
  id: string,
  queueId: string,
): Promise<Appointment> {
  const found = await findAppointment(deps, kind, id);
  if (found?.queueId !== queueId) throw notFound('This booking');
  return found;
}

/** From where a counter looks; null for everybody else, who see all of their tenant's. */
export const deskOf = (deps: Deps, { role, branchId, accountId }: Principal): repository.Desk | null =>
  role === 'counter' ? { branchId: branchId ?? '', counterId: accountId, day: today(deps) } : null;

/** A counter sees its own and who waits in its branch's queue of today; owners what is their tenant's. Throws NOT_FOUND otherwise. */
export async function staffAppointment(
  deps: Deps,
  kind: QueueKind,
  actor: Principal,
  id: string,
): Promise<Appointment> {
  const found = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.appointmentById(tx, kind, id, deps.clock.now(), deskOf(deps, actor)),
  );
  if (!found) throw notFound('This booking');
  return found;
}

/** Corrects a mobile number that was typed wrongly. */
export async function correctMobile(deps: Deps, actor: Principal, id: string, typed: string): Promise<void> {
  const mobile = parseMobile(typed);
  if (!mobile) throw invalid('mobile', APPOINTMENT_TEXTS.tenDigits);
  await withScope(deps.db, staffScope(actor), (tx) => repository.setMobile(tx, id, mobile));
}

/** Voids one that is not paid and cancels its number, which nobody gets again. Throws CONFLICT for a paid one. */
export async function voidAppointment(deps: Deps, kind: QueueKind, actor: Principal, id: string): Promise<void> {
  const appointment = await staffAppointment(deps, kind, actor, id);
  const voided = await withScope(deps.db, staffScope(actor), (tx) => repository.voidAppointment(tx, id));
  if (!voided) throw new AppError('CONFLICT', 'This booking is paid, so it cannot be deleted.');
  await tellQueue(deps, appointment);
}

/** Tokens of a mobile number, today and later. */
export const appointmentsOf = (deps: Deps, kind: QueueKind, mobile: string, queueId: string): Promise<Appointment[]> =>
  withScope(deps.db, systemScope, (tx) =>
    repository.appointmentsOfMobile(tx, kind, { mobile, queueId, today: today(deps), now: deps.clock.now() }),
  );

/** How many tokens each doctor of a clinic has left on each of these days, in their order. A hint: book_token alone decides. */
export async function tokensLeft(
  deps: Deps,
  { id, tokens, doctorIds }: Pick<Clinic, 'id' | 'tokens' | 'doctorIds'>,
  days: readonly Day[],
): Promise<Record<string, number[]>> {
  const range = { from: days[0] ?? today(deps), until: days.at(-1) ?? today(deps), now: deps.clock.now() };
  const taken = await withScope(deps.db, systemScope, (tx) => repository.tokensTaken(tx, id, range));
  const takenOf = (doctorId: string, day: Day): number =>
    taken.find((row) => row.doctorId === doctorId && row.day === day)?.taken ?? 0;
  return Object.fromEntries(
    doctorIds.map((doctorId) => [doctorId, days.map((day) => Math.max(0, tokens - takenOf(doctorId, day)))]),
  );
}

/** The job that tidies holds which are over. */
export const tidyAppointmentHolds = async (deps: Deps): Promise<void> => {
  await withScope(deps.db, systemScope, (tx) => repository.tidyAppointments(tx, deps.clock.now()));
};
