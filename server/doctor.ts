import { formatRupees } from '#contract/kernel/money.ts';
import { accountInvariants } from './accounts/invariants.ts';
import { admissionInvariants } from './admissions/invariants.ts';
import { auditInvariants } from './audit/invariants.ts';
import { bookingInvariants } from './bookings/invariants.ts';
import { couponInvariants } from './coupons/invariants.ts';
import { figureInvariants } from './figures/invariants.ts';
import { atOneMoment, type Finding, findViolations, type Invariant } from './kernel/records/invariants.ts';
import { passInvariants } from './passes/invariants.ts';
import { MONEY, paymentInvariants } from './payments/invariants.ts';
import { queueInvariants } from './queues/invariants.ts';
import { visitInvariants } from './visits/invariants.ts';

export const INVARIANTS: readonly Invariant[] = [
  ...paymentInvariants,
  ...bookingInvariants,
  ...visitInvariants,
  ...couponInvariants,
  ...queueInvariants,
  ...passInvariants,
  ...admissionInvariants,
  ...figureInvariants,
  ...auditInvariants,
  ...accountInvariants,
];

/** Violations listed of one promise. */
const MOST_TOLD = 20;

/** Checks one snapshot as the database owner; changes nothing, and may run while the server does. */
export async function examine(ownerUrl: string, say: (line: string) => void): Promise<boolean> {
  const { findings, money } = await atOneMoment(ownerUrl, async (client) => ({
    findings: await findViolations(client, INVARIANTS),
    money: (await client.query<Money>(MONEY)).rows[0],
  }));
  for (const finding of findings) for (const line of linesOf(finding)) say(line);
  if (money) say(moneyLine(money));
  const broken = findings.filter(({ violations }) => violations.length > 0).length;
  say(broken === 0 ? `All ${findings.length} promises hold.` : `${broken} of ${findings.length} promises are broken.`);
  return broken === 0;
}

function linesOf({ promise, violations }: Finding): string[] {
  if (violations.length === 0) return [`holds   ${promise}`];
  const told = violations
    .slice(0, MOST_TOLD)
    .map(
      ({ organisation_id, record, problem }) => `        ${record} of ${organisation_id || 'the product'}: ${problem}`,
    );
  const rest = violations.length - told.length;
  return [`BROKEN  ${promise}`, ...told, ...(rest > 0 ? [`        and ${rest} more`] : [])];
}

/** In paise. */
type Money = Record<'received' | 'bookings' | 'returned' | 'returning', number>;

const moneyLine = ({ received, bookings, returned, returning }: Money): string =>
  `Money received ${formatRupees(received)}: ${formatRupees(bookings)} paid bookings, ${formatRupees(returned)} returned, ${formatRupees(returning)} on its way back.`;
