import type { AuditChange, AuditEntry } from '#contract/audit/model.ts';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { formatClock, formatDay, formatInstant, isDay } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { dayPricesInWords } from '#web/console/fees/words.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { slotsInWords } from '#web/console/slots/words.ts';
import { auditFieldTexts, auditTexts as texts } from './words.ts';

const FEE = /^fees\.(\w+)\.(offered|price)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** "fees.adult.price" → Adult fee; "family_size" → Family size. */
export function fieldWords(path: string): string {
  const [, category, what] = FEE.exec(path) ?? [];
  if (category) {
    const label = CATEGORIES.find(({ key }) => key === category)?.label ?? category;
    return what === 'price' ? texts.fee(label) : texts.offered(label);
  }
  const known = auditFieldTexts[path];
  if (known) return known;
  const words = path.replace(/_paise$/, '').replace(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Paise become rupees; days and times get their Indian form. */
export function valueWords(path: string, value: unknown): string {
  if (value === null || value === undefined) return uiTexts.none;
  if (path === 'active') return value ? texts.active : texts.inactive;
  if (path === 'day_prices') return dayPricesInWords(value as Parameters<typeof dayPricesInWords>[0]) || uiTexts.none;
  if (path === 'slots') return slotsInWords(value as Parameters<typeof slotsInWords>[0]) || uiTexts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return /_paise$|^fees\./.test(path) ? formatRupees(value) : String(path === 'discount_value' ? value / 100 : value);
  if (Array.isArray(value)) return value.map((one) => valueWords(path, one)).join(', ');
  if (typeof value === 'object') return Object.values(value).join(' ');
  return textWords(String(value));
}

function textWords(text: string): string {
  if (isDay(text)) return formatDay(text);
  if (INSTANT.test(text)) return formatInstant(new Date(text));
  return /^\d\d:\d\d$/.test(text) ? formatClock(text) : text;
}

export const changesOf = ({ changes }: Pick<AuditEntry, 'changes'>) =>
  Object.entries(changes)
    .map(([path, change]) => ({ path, field: fieldWords(path), ...sidesOf(path, change) }))
    .sort((a, b) => a.field.localeCompare(b.field, 'en-IN'));

const sidesOf = (path: string, change: AuditChange) =>
  'hidden' in change
    ? { from: uiTexts.none, to: texts.hidden }
    : { from: valueWords(path, change.from), to: valueWords(path, change.to) };

/** "the park Sarovar". A booking is named by its code. */
const recordWords = ({ noun, recordName }: AuditEntry): string =>
  texts.named(texts.nouns[noun], noun === 'booking' ? shortCodeOf(recordName) : recordName);

/** "Changed the park Sarovar: Adult fee ₹100 → ₹120". */
export function entryWords(entry: AuditEntry): string {
  return specialWords(entry) ?? plainWords(entry);
}

function plainWords(entry: AuditEntry): string {
  const done = `${texts.actions[entry.action]} ${recordWords(entry)}`;
  if (entry.action !== 'changed') return done;
  const changes = changesOf(entry);
  const [only] = changes;
  if (changes.length === 1 && only && isShort(only.from) && isShort(only.to))
    return texts.oneChange(done, only.field, only.from, only.to);
  return texts.changesOf(done, changes.map(({ field }) => field).join(', '));
}

const isShort = (value: string): boolean => value.length <= 60;

/** Null for entries without a verb of their own. */
function specialWords(entry: AuditEntry): string | null {
  const { noun, action, changes, recordName } = entry;
  if (noun === 'organisation' && action === 'added') return texts.registered(recordName);
  if (noun === 'payment-refund') return texts.refund(shortCodeOf(recordName));
  if (noun === 'payment-review') return texts.reviewed(shortCodeOf(recordName));
  if (noun === 'password-link') return texts.passwordLink(recordName);
  if (noun === 'session') return texts.signedOut;
  if (noun === 'look') return texts.looked(recordName);
  if (noun === 'login') return texts.loginsBlocked(recordName, changesOf(entry)[0]?.to ?? uiTexts.none);
  if (noun === 'clinic-doctor') return doctorWords(entry);
  if (action !== 'changed') return null;
  if (isMove(entry)) {
    const moved = changesOf(entry);
    return texts.moved(
      recordWords(entry),
      moved.map(({ from }) => from).join(', '),
      moved.map(({ to }) => to).join(', '),
    );
  }
  const { voided, active, published, closed, password_hash: password } = changes;
  if (voided && 'to' in voided && voided.to) return texts.voided(recordWords(entry));
  if (closed && 'to' in closed) return (closed.to ? texts.closedRecord : texts.openedRecord)(recordWords(entry));
  if (Object.keys(changes).length !== 1) return null;
  if (password) return texts.newPassword(recordWords(entry));
  if (published && 'to' in published)
    return (published.to ? texts.publishedRecord : texts.withdrew)(recordWords(entry));
  if (active && 'to' in active) return (active.to ? texts.switchedOn : texts.switchedOff)(recordWords(entry));
  return null;
}

const PLACES = ['visit_date', 'doctor', 'counter'];

/** True when only day or doctor of a booking changed, or only the counter of a token. */
const isMove = ({ noun, changes }: AuditEntry): boolean =>
  (noun === 'booking' || noun === 'token') && Object.keys(changes).every((field) => PLACES.includes(field));

/** For a doctor added to or removed from a clinic: the entry holds both names. */
function doctorWords({ action, changes, recordName }: AuditEntry): string {
  const { clinic } = changes;
  const [before, after] = clinic && 'from' in clinic ? [clinic.from, clinic.to] : [null, null];
  return action === 'removed'
    ? texts.doctorRemoved(recordName, String(before ?? ''))
    : texts.doctorAdded(recordName, String(after ?? ''));
}

export function saysAll(entry: AuditEntry): boolean {
  const changes = changesOf(entry);
  if (['clinic-doctor', 'password-link', 'login'].includes(entry.noun)) return true;
  if (entry.action !== 'changed') return changes.length === 0;
  if (isMove(entry)) return true;
  return changes.length === 1 && changes.every(({ from, to }) => isShort(from) && isShort(to));
}
