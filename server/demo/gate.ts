import type { ScanResult } from '#contract/passes/model.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import type { Chance } from './chance.ts';
import { ARRIVALS, closingMinute, instantAt, later, latest, minuteBetween, minuteOf } from './hours.ts';
import { createdAt, type DemoSale } from './sale.ts';

/** Tickets of a park are scanned here: its hours, and who stands there. */
export interface DemoGate {
  opensAt: string;
  closesAt: string;
  inspectors: readonly string[];
}

const NO_SHOWS = 0.06;
const GATES = ['Main gate', 'Main gate', 'East gate', 'Car park'];
/** This share of tickets is shown again, or unpaid. */
const SHOWN_AGAIN = 0.018;
const SHOWN_UNPAID = 0.12;

/** The way of a ticket through the gate on its day: let in once, sometimes shown again; or it stays at home. */
export function admit(sale: DemoSale, gate: DemoGate, chance: Chance, until: Date): void {
  const { booking } = sale;
  const arrives = arrival(sale, gate, chance);
  const at = chance.pick(GATES);
  const [stays, again, tries] = [chance.happens(NO_SHOWS), chance.happens(SHOWN_AGAIN), chance.happens(SHOWN_UNPAID)];
  if (arrives > until || gate.inspectors.length === 0) return;
  if (booking.status === 'failed' && tries) scan(sale, gate, chance, 'unpaid', arrives, at);
  if (booking.status !== 'paid' || stays || (booking.paid_at as Date) > arrives) return;
  Object.assign(booking, { admitted_at: arrives, admitted_gate: at });
  scan(sale, gate, chance, 'admitted', arrives, at);
  const second = later(arrives, chance.between(2, 40));
  if (again && second <= until) scan(sale, gate, chance, 'already_scanned', second, at);
}

/** Within the hours of the gate, and not before it was booked. */
function arrival(sale: DemoSale, gate: DemoGate, chance: Chance): Date {
  const [opens, last] = [minuteOf(gate.opensAt), closingMinute(gate) - 30];
  const planned = instantAt(sale.booking.visit_date, minuteBetween(chance, ARRIVALS, opens, last));
  const soonest = later(createdAt(sale), chance.between(12, 60));
  return latest(soonest, planned);
}

function scan(
  sale: DemoSale,
  { inspectors }: DemoGate,
  chance: Chance,
  result: ScanResult,
  at: Date,
  gate: string,
): void {
  const { booking } = sale;
  const first = result === 'already_scanned' ? (booking.admitted_at as Date) : null;
  sale.scans.push({
    organisation_id: booking.organisation_id,
    scan_id: randomId(chance),
    booking_id: booking.id,
    park_id: booking.park_id,
    result,
    first_scanned_at: result === 'admitted' ? at : first,
    first_gate: result === 'unpaid' ? null : gate,
    gate,
    device_id: `phone-${gate.toLowerCase().replace(' ', '-')}`,
    account_id: chance.pick(inspectors),
    scanned_at: at,
    received_at: at,
  });
}
