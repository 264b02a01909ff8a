import type { DoctorRequestBody, LoanRequestBody } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import { missing } from '#contract/bookings/kinds/appointment.ts';
import { doctorProblems, problemsWithoutDoctor } from '#contract/bookings/kinds/doctor-appointment.ts';
import { loanProblems } from '#contract/bookings/kinds/loan-appointment.ts';
import { BOOKING_WORDS } from '#contract/bookings/rules.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid, notFound, refuse } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { text } from '#contract/kernel/text.ts';
import { placeDayAt } from '#contract/opening-days/rules.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { type BookingKind, type Marks, personNamed, type QueueNames, type Taken } from '#server/booking-kind.ts';
import { addressRefusal, feeChanged, payeeIn, refuseTooLittle } from '#server/bookings/service.ts';
import { branchForBooking } from '#server/branches/service.ts';
import { clinicForBooking, clinicsOfDoctor } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { canBePaidOnline } from '#server/gateway-credentials/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, systemScope, withScope, worksAt } from '#server/kernel/database/scope.ts';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import type { Visitor } from '#server/kernel/http/visitor.ts';
import { today } from '#server/kernel/operations/clock.ts';
import * as repository from './repository.ts';
import { moveAppointment, openingsFor, shut } from './service.ts';

type TokenOrder = repository.Wanted;
type TokenKind<Body> = BookingKind<Appointment, Body, TokenOrder, repository.TokenRefusal>;

const REFUSALS: TokenKind<never>['refusals'] = {
  address: () => addressRefusal(),
  gone: () => notFound('place'),
  paused: () => new AppError('INACTIVE', text('offerings.paused')),
  stale: () => new AppError('CONFLICT', text('bookings.feeChanging'), { retryAfter: 2 }),
  shut: ({ day }, { names }) => shut(day, names),
  full: () => new AppError('SOLD_OUT', text('appointments.full')),
  holds: () => new AppError('TOO_MANY_REQUESTS', text('appointments.tooMany'), { retryAfter: 300 }),
};

/** An online token gets its number when it is paid, any other at once (docs/behaviour.md 7.2). */
export const doctorAppointment: TokenKind<DoctorRequestBody> = {
  ...tokensOf('doctor'),
  name: 'doctor-appointment',
  words: BOOKING_WORDS['doctor-appointment'],
  async order(deps, body, { actor }) {
    const clinic = await clinicAsked(deps, body);
    if (!clinic) throw notFound('clinic');
    const at = placeDayAt(clinic, deps.clock.now());
    const day = body.day || at.today;
    const mode = body.paymentMode || 'online';
    const isWalkIn = worksAt(actor, clinic);
    // The gateway needs a mobile number.
    const noMobile = isWalkIn && mode === 'cash' && body.noMobile === true;
    refuse(doctorProblems({ ...body, day, noMobile }, clinic, isWalkIn ? { ...at, isOver: false } : at));
    const { doctorId } = body;
    const { fee } = clinic;
    if (body.fee !== undefined && body.fee !== fee) throw feeChanged(fee);
    if (mode === 'online') refuseTooLittle(fee, 'clinic');
    if (mode === 'online' && !(await canBePaidOnline(deps, clinic)))
      throw new AppError('CLOSED', text('gateway-credentials.unpayable', { kind: 'clinic', name: clinic.name }));
    return {
      kind: 'doctor',
      queueId: clinic.id,
      doctorId,
      day,
      mode,
      fee,
      mobile: parseMobile(body.mobile) ?? '',
      personName: personNamed(body.personName),
      loanType: null,
      counterId: null,
      organisationId: clinic.organisationId,
      place: `${clinic.id} ${doctorId} ${day}`,
    };
  },
  found: ({ day, number, doctorId, doctorName }) => ({ day, number, doctorId, doctorName }),
  offerings: 'clinic',
  offeringAsked: ({ clinicId, doctorId }) => clinicId || doctorId,
  payee: payeeIn('clinic', 'clinic_id'),
};

/** The named clinic, or the doctor's only one. Throws if neither is named, or if the doctor has several. */
async function clinicAsked(deps: Deps, body: DoctorRequestBody): Promise<Clinic | null> {
  if (body.clinicId !== '') return clinicForBooking(deps, body.clinicId);
  if (body.doctorId === '') refuse(problemsWithoutDoctor({ ...body, day: null }));
  const [only = null, another] = await clinicsOfDoctor(deps, body.doctorId);
  if (another) throw invalid('clinicId', text('appointments.noClinic'));
  return only;
}

/** Staff of the branch book walk-ins with a mobile number alone, or without one; a counter books for itself. */
export const loanAppointment: TokenKind<LoanRequestBody> = {
  ...tokensOf('loan'),
  name: 'loan-appointment',
  words: BOOKING_WORDS['loan-appointment'],
  async order(deps, body, visitor) {
    const { actor } = visitor;
    const queueId = branchAsked(body, visitor);
    if (queueId === '')
      refuse([missing('branchId', text('appointments.noBranch')), ...loanProblems(body, { isWalkIn: false })]);
    const isWalkIn = actor !== null && (await isStaffOf(deps, actor, queueId));
    refuse(loanProblems(body, { isWalkIn }));
    const organisationId = deps.codes.organisationOf(queueId);
    if (organisationId === null) throw notFound('place');
    const day = today(deps);
    return {
      kind: 'loan',
      queueId,
      doctorId: null,
      day,
      mode: null,
      fee: 0,
      loanType: body.loanType,
      mobile: parseMobile(body.mobile) ?? '',
      personName: personNamed(body.personName),
      counterId: body.counterId || (isWalkIn && actor.role === 'counter' ? actor.accountId : null),
      organisationId,
      place: `${queueId} ${day}`, // a branch has no limit of tokens
    };
  },
  found: ({ day, number }) => ({ day, number }),
  offerings: 'branch',
  offeringAsked: branchAsked,
  payee: payeeIn('branch', 'branch_id'),
};

function branchAsked({ branchId }: LoanRequestBody, { actor }: Visitor): string {
  return branchId || (actor?.branchId ?? '');
}

export const kindIn = { doctor: doctorAppointment, loan: loanAppointment } satisfies Record<QueueKind, object>;

function tokensOf(queue: QueueKind) {
  const page = BOOKING_PAGES[`${queue}-appointment`];
  const byIds: TokenKind<never>['byIds'] = (tx, ids, now, { organisations, seenBy }) =>
    repository.appointmentsById(tx, queue, ids, now, organisations, seenBy && deskOf(seenBy, dayOf(now)));
  const kind: Omit<TokenKind<never>, 'name' | 'words' | 'order' | 'found' | 'offerings' | 'offeringAsked' | 'payee'> = {
    writing: repository.TOKENS,
    refusals: REFUSALS,
    fresh: (order, marks, taken) => freshAppointment(order, marks, taken),
    byIds,
    offeringOf: ({ queueId }) => queueId,
    ofMobile: (tx, wanted) => repository.appointmentsOfMobile(tx, queue, wanted),
    corrected(_, { mobile: typed }) {
      const mobile = typed ? parseMobile(typed) : undefined;
      if (mobile === null) throw invalid('mobile', text('appointments.tenDigits'));
      return { mobile };
    },
    move: moveAppointment,
    openings: openingsFor,
    // The number of a voided token is cancelled; nobody gets it again.
    voiding: { endsHold: false, givesPlace: false },
    announce: tellQueue,
    async tidy(deps) {
      const now = deps.clock.now();
      const inSystem = <T>(work: (tx: Tx) => Promise<T>) => withScope(deps.db, systemScope, work);
      const over = await inSystem((tx) => repository.organisationsWithExpiredHolds(tx, queue, now));
      for (const { organisation_id } of over)
        await inSystem((tx) => repository.tidyAppointments(tx, organisation_id, queue, now));
    },
    pass: {
      isGiven: ({ number }) => number !== null,
      image: ({ config }, { id, queueId }) => qrDataUrl(`${config.publicUrl}/${page}/${id}/${queueId}`),
      message: (_, { state, number }) =>
        state === 'cancelled' ? text('appointments.cancelled') : text('appointments.numbered', { number: number ?? 0 }),
      owed: (appointment) => ({ ...appointment, total: appointment.fee }),
    },
  };
  return kind;
}

const freshAppointment = (
  { mode, place, ...wanted }: TokenOrder,
  { id, now }: Marks,
  { number, names, hold_until }: Taken<repository.TokenRefusal>,
): Appointment => ({
  ...wanted,
  ...(names as QueueNames),
  id,
  createdAt: now,
  number: number ?? null,
  turn: number ?? null,
  paymentMode: mode,
  status: wanted.fee > 0 ? 'pending' : 'paid',
  state: 'booked',
  calledAt: null,
  completedAt: null,
  expiresAt: hold_until ?? null,
  voided: false,
});

async function isStaffOf(deps: Deps, { role, organisationId, branchId }: Principal, id: string): Promise<boolean> {
  if (role === 'admin') return true;
  if (role === 'counter') return branchId === id;
  return role === 'owner' && (await branchForBooking(deps, id))?.organisationId === organisationId;
}

/** A new booking that waits for its payment is not in the queue yet, so pages need no update. */
async function tellQueue(
  { realtime }: Deps,
  { kind, queueId, doctorId, number }: Appointment,
  change: string,
): Promise<void> {
  if (change !== 'booked' || number !== null) await realtime.changed({ kind, id: queueId, part: doctorId });
}

/** Null for everybody but counters: others see all tokens of their tenant. */
export const deskOf = ({ role, branchId, accountId }: Principal, day: Day): repository.CounterDesk | null =>
  role === 'counter' ? { branchId: branchId ?? '', counterId: accountId, day } : null;
