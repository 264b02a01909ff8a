import type { WaitingFor, WaitingOf } from '#contract/attention/model.ts';
import { dayOf, formatInstant, formatShortDay } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { HANGING, REFUND_FAILED, type SearchedState } from '#contract/payment-reviews/model.ts';
import { statusWords } from '#web/console/offerings/words.ts';
import { gatewayTexts } from '#web/console/payment-reviews/gateways-words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { attentionTexts as texts } from './words.ts';

/** One pending item. `to` lists the screens that settle it, best first; a viewer may have only the second. */
export interface AttentionLine {
  id: string;
  name: string;
  note: string;
  organisationIds: readonly string[];
  to: readonly string[];
}

type Item<K extends WaitingFor['kind']> = WaitingOf<K>['items'][number];

export function linesOf(waiting: WaitingFor): readonly AttentionLine[] {
  switch (waiting.kind) {
    case 'keys-refused':
    case 'keys-missing':
      return waiting.items.map(keysLine);
    case 'not-selling':
      return waiting.items.map(sellingLine);
    case 'drafts-waiting':
      return waiting.items.map(draftLine);
    case 'gate-silent':
      return waiting.items.map(gateLine);
    case 'queue-late':
      return waiting.items.map(queueLine);
    case 'sold-out':
    case 'half-empty':
      return waiting.items.map((item) => placesLine(item, waiting.kind === 'sold-out'));
    default:
      return [moneyLine(waiting)];
  }
}

const sinceWords = (instant: Date): string => formatShortDay(dayOf(instant));

/** One line for all pending payments, since one list settles them; it has no state for unsent ones. */
function moneyLine({ kind, amount, items }: WaitingOf<'payments-to-decide'>): AttentionLine {
  const [oldest] = items.map(({ since }) => since).toSorted((one, other) => one.getTime() - other.getTime());
  const state = STATES[kind];
  return {
    id: kind,
    name: texts.openPayments,
    organisationIds: [...new Set(items.map(({ organisationId }) => organisationId))],
    note: [namesOf(items), oldest ? texts.money(formatRupees(amount), sinceWords(oldest)) : formatRupees(amount)]
      .filter(Boolean)
      .join(' · '),
    to: [state ? `${consolePaths.payments}?state=${state}` : consolePaths.payments],
  };
}

const NAMED = 3;

/** Names of the places with pending payments. */
function namesOf(items: readonly Item<'payments-to-decide'>[]): string {
  const names = [...new Set(items.map(({ name }) => name).filter(Boolean))];
  return names.length > 0 ? texts.whose(names.slice(0, NAMED), names.length - NAMED) : '';
}

const STATES: Record<WaitingOf<'payments-to-decide'>['kind'], SearchedState | null> = {
  'payments-to-decide': 'review',
  'payments-hanging': HANGING,
  'refunds-failed': REFUND_FAILED,
  'refunds-unsent': null,
};

const keysLine = ({ organisationId, offeringId, name, gateway, since }: Item<'keys-missing'>): AttentionLine => ({
  id: `${offeringId} ${gateway}`,
  name,
  organisationIds: [organisationId],
  note: texts.keys(gatewayTexts[gateway] ?? gateway, since && sinceWords(since)),
  to: [consolePaths.gatewayCredentials],
});

const sellingLine = ({ organisationId, offeringId, name, of, lacks }: Item<'not-selling'>): AttentionLine => ({
  id: `${offeringId} ${lacks}`,
  name,
  organisationIds: [organisationId],
  note: texts.lacks[lacks],
  to: [LISTS[of]],
});

/** Leads to all drafts of the list, to be chosen and put on sale at once. */
const draftLine = ({ organisationId, offeringId, name, of, lacks }: Item<'drafts-waiting'>): AttentionLine => ({
  id: offeringId,
  name,
  organisationIds: [organisationId],
  note: lacks.join(' ') || texts.ready,
  to: [`${LISTS[of]}?${new URLSearchParams({ 'is.status': statusWords('draft') })}`],
});

const LISTS: Record<Item<'drafts-waiting'>['of'], string> = {
  coaching: consolePaths.coachingBatches,
  park: consolePaths.parks,
  clinic: consolePaths.clinics,
  branch: consolePaths.branches,
  exhibition: consolePaths.exhibitions,
};

/** Owners get a link to the gates, where the device that is silent is listed; an inspector gets a link to scanning. */
const gateLine = ({
  organisationId,
  offeringId,
  name,
  lastAdmittedAt,
  expected,
  admitted,
}: Item<'gate-silent'>): AttentionLine => ({
  id: offeringId,
  name,
  organisationIds: [organisationId],
  note: texts.gate(formatCount(admitted), formatCount(expected), formatInstant(lastAdmittedAt)),
  to: [consolePaths.gates, consolePaths.scan],
});

function queueLine(item: Item<'queue-late'>): AttentionLine {
  const { organisationId, offeringId, doctorId, doctorName, name, waiting, waitingMinutes, usualMinutes } = item;
  const queue = { clinic: offeringId, ...(doctorId && { doctor: doctorId }) };
  const late = texts.queue(formatCount(waiting), texts.minutes(waitingMinutes));
  return {
    id: `${offeringId} ${doctorId}`,
    organisationIds: [organisationId],
    name: doctorName ? `${name}, ${doctorName}` : name,
    note: usualMinutes === null ? late : `${late}; ${texts.usual(texts.minutes(usualMinutes))}`,
    to:
      item.of === 'doctor'
        ? [`${consolePaths.doctorReport}?${new URLSearchParams(queue)}`]
        : [`${consolePaths.branches}?queue=${offeringId}`, consolePaths.counters],
  };
}

function placesLine(item: Item<'sold-out'>, soldOut: boolean): AttentionLine {
  const { organisationId, offeringId, name, of, day, taken, usual, capacity } = item;
  const places = texts.places(formatCount(taken), formatCount(capacity));
  const fill = of === 'park' ? consolePaths.coupons : PLACES[of];
  return {
    id: `${offeringId} ${day}`,
    organisationIds: [organisationId],
    name: day ? `${name}, ${formatShortDay(day)}` : name,
    note: soldOut || usual === null ? places : `${places}; ${texts.usualPlaces(formatCount(usual))}`,
    to: [soldOut ? PLACES[of] : fill],
  };
}

const PLACES: Record<Item<'sold-out'>['of'], string> = {
  park: consolePaths.parks,
  show: consolePaths.exhibitions,
  batch: consolePaths.coachingBatches,
};
