import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { addDays, type Day } from '#contract/kernel/dates.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { DAY_AND_NIGHT, instantAt, later, latest, minuteBetween, minuteOf, OFFICE } from './hours.ts';
import { type DemoPayee, pay } from './paying.ts';
import { aName, mobileOf } from './people.ts';
import { createdAt, type DemoRow, type DemoSale, newSale } from './sale.ts';

/** A doctor at a clinic, or a branch with its counters. */
export interface DemoDesk extends DemoPayee {
  kind: QueueKind;
  /** The clinic or the branch. */
  id: string;
  /** '' at a branch. */
  doctorId: string;
  organisationId: string;
  place: number;
  opened: Day;
  opensAt: string;
  closesAt: string;
  fee: number;
  /** Tokens of an ordinary day. */
  ordinary: number;
  most: number;
  bookingDays: number;
  counters: readonly string[];
}

/** Tokens of patients who pay at the desk. */
const CASH = 0.34;
/** Called, and not there. */
const NO_SHOWS = 0.07;
const LAST_TOKEN_MINUTES = 40;
/** So long after its hours a desk still calls those who wait. */
const OVERTIME_MINUTES = 60;

const neverCloses = ({ opensAt, closesAt }: DemoDesk): boolean => opensAt === '00:00' && closesAt === '23:59';

/** All who come, or wanted to come, to a desk on a day, in the order of their bookings, and how they were served until then. */
export function queueOf(desk: DemoDesk, day: Day, scale: number, until: Date): DemoSale[] {
  const chance = chanceOf('queue', desk.id, desk.doctorId, day);
  const wanted = chance.about(desk.ordinary) * busyness(desk.kind === 'doctor' ? 'clinic' : 'branch', day, desk.opened);
  const count = Math.min(desk.most, Math.round(wanted * Math.min(scale, 1)));
  const sales = Array.from({ length: count }, (_, n) => anAppointment(desk, day, n, until)).filter(
    (sale) => sale !== null,
  );
  serve(desk, day, sales, chance, until);
  return sales.sort((one, other) => createdAt(one).getTime() - createdAt(other).getTime());
}

function anAppointment(desk: DemoDesk, day: Day, n: number, until: Date): DemoSale | null {
  const chance = chanceOf('appointment', desk.id, desk.doctorId, day, String(n));
  const lead = chance.happens(0.7) ? 0 : chance.between(0, desk.bookingDays);
  const isCash = desk.fee > 0 && chance.happens(CASH);
  const closes = minuteOf(desk.closesAt) - (neverCloses(desk) ? 0 : LAST_TOKEN_MINUTES);
  const minute =
    lead === 0
      ? minuteBetween(chance, neverCloses(desk) ? DAY_AND_NIGHT : OFFICE, minuteOf(desk.opensAt) - 40, closes)
      : minuteBetween(chance, OFFICE, 480, 1320);
  const sale = newSale({
    id: newId(chance, desk.organisationId),
    kind: desk.kind === 'doctor' ? 'doctor-appointment' : 'loan-appointment',
    organisation_id: desk.organisationId,
    clinic_id: desk.kind === 'doctor' ? desk.id : null,
    doctor_id: desk.doctorId || null,
    branch_id: desk.kind === 'loan' ? desk.id : null,
    loan_type: desk.kind === 'loan' ? chance.pick(LOAN_TYPES) : null,
    payment_mode: desk.kind === 'loan' ? null : isCash ? 'cash' : 'online',
    mobile: mobileOf(desk.place, day, n),
    person_name: aName(chance),
    visit_date: day,
    people: 1,
    original_paise: desk.fee,
    gateway: desk.gateway,
    created_at: instantAt(addDays(day, -lead), minute),
  });
  const issued = issuedAt(sale, desk, chance, until);
  // The gateway's word came after the desk had closed: money that would go back at once is left out of the history.
  if (issued && issued > instantAt(day, closes)) return null;
  if (issued) sale.token = aToken(sale, desk, issued);
  return sale;
}

/** Tells when its number is given: at once where nothing is paid before, else when it is paid; null while it is not. */
function issuedAt(sale: DemoSale, desk: DemoDesk, chance: Chance, until: Date): Date | null {
  const { booking } = sale;
  if (desk.fee === 0) Object.assign(booking, { status: 'paid', paid_at: booking.created_at });
  if (booking.payment_mode !== 'online') return createdAt(sale);
  pay(sale, desk, chance, until);
  return booking.paid_at ? (booking.paid_at as Date) : null;
}

const aToken = ({ booking }: DemoSale, { id, doctorId }: DemoDesk, issued: Date): DemoSale['token'] => ({
  booking_id: booking.id,
  organisation_id: booking.organisation_id,
  queue_id: id,
  doctor_id: doctorId,
  day: booking.visit_date,
  counter_id: null,
  state: booking.status === 'refunded' ? 'cancelled' : 'booked',
  issued_at: issued,
  called_at: null,
  completed_at: null,
});

type Token = Omit<DemoRow<'token'>, 'number'>;

/** Somebody who serves, and from when on they are free. */
interface Server {
  counterId: string | null;
  free: Date;
}

/** Calls one after the other, each by the server who is free first; what would come after `until` has not happened yet. */
function serve(desk: DemoDesk, day: Day, sales: readonly DemoSale[], chance: Chance, until: Date): void {
  const begins = later(instantAt(day, minuteOf(desk.opensAt)), chance.between(1, 14));
  const closes = minuteOf(desk.closesAt);
  const counters = desk.counters.length > 0 ? desk.counters : [null];
  const servers: Server[] = counters.map((counterId) => ({ counterId, free: begins }));
  const each = ((closes - minuteOf(desk.opensAt)) * servers.length * 0.75) / Math.max(desk.ordinary, 1);
  const tokens = sales
    .flatMap(({ token }) => token ?? [])
    .sort((one, other) => Number(one.issued_at) - Number(other.issued_at));
  for (const [at, token] of tokens.entries()) {
    if (desk.kind === 'loan') token.counter_id = counters[at % counters.length] ?? null;
    const [stays, takes, walks] = [chance.happens(NO_SHOWS), chance.about(each), chance.about(6)];
    if (token.state === 'cancelled') continue;
    const server = servers.reduce((first, other) => (other.free < first.free ? other : first));
    const comes = later(token.issued_at as Date, walks);
    const called = latest(comes, server.free);
    const isServed = called < instantAt(day, Math.min(closes + OVERTIME_MINUTES, 1440));
    server.free = stays ? later(called, 1.5) : later(called, takes);
    if (isServed) move(token, { called, server, stays }, until);
  }
}

function move(
  token: Token,
  { called, server, stays }: { called: Date; server: Server; stays: boolean },
  until: Date,
): void {
  if (called > until) return;
  const isOver = server.free <= until;
  const state = !isOver ? 'called' : stays ? 'noshow' : 'complete';
  Object.assign(token, { state, called_at: called, completed_at: state === 'complete' ? server.free : null });
  if (server.counterId) token.counter_id = server.counterId;
}
