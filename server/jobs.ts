import { forgetOldLinks } from './accounts/service.ts';
import { forgetAddresses, tidyHolds } from './bookings/service.ts';
import { tidyCouponUses } from './coupons/service.ts';
import type { Deps } from './deps.ts';
import { countDays } from './figures/service.ts';
import { forgetRemovedCredentials } from './gateway-credentials/service.ts';
import { analyzeYoung } from './kernel/database/database.ts';
import { type Job, type Jobs, runJobs } from './kernel/operations/jobs.ts';
import { forgetOldAudit, forgetOldKeys, forgetOldSessions } from './kernel/operations/retention.ts';
import { forgetOldMessages } from './payment-reviews/service.ts';
import { reconcileDue } from './payments/reconciliation.ts';
import { refundDue } from './payments/refunds.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Due work is read from the database, so any number of processes share it. */
export const jobsOf = (deps: Deps): Job[] => [
  { name: 'reconcile payments', everyMs: 5 * SECOND_MS, run: () => reconcileDue(deps) },
  { name: 'send refunds', everyMs: 5 * SECOND_MS, run: () => refundDue(deps) },
  { name: 'look at the replica', everyMs: SECOND_MS, run: async () => deps.replica?.look() },
  { name: 'tidy holds', everyMs: 30 * SECOND_MS, run: () => tidyHolds(deps) },
  { name: 'tidy coupon uses', everyMs: 30 * SECOND_MS, run: () => tidyCouponUses(deps) },
  { name: 'count days', everyMs: 10 * SECOND_MS, run: () => countDays(deps) },
  { name: 'count young tables', everyMs: 10 * SECOND_MS, run: () => analyzeYoung(deps.db) },
  { name: 'forget addresses', everyMs: 60 * SECOND_MS, run: () => forgetAddresses(deps) },
  { name: 'forget old keys', everyMs: HOUR_MS, run: () => forgetOldKeys(deps) },
  { name: 'forget old password links', everyMs: HOUR_MS, run: () => forgetOldLinks(deps) },
  { name: 'forget removed keys', everyMs: HOUR_MS, run: () => forgetRemovedCredentials(deps) },
  { name: 'forget old sessions', everyMs: HOUR_MS, run: () => forgetOldSessions(deps) },
  { name: 'forget old messages of gateways', everyMs: HOUR_MS, run: () => forgetOldMessages(deps) },
  { name: 'forget old audit', everyMs: HOUR_MS, run: () => forgetOldAudit(deps) },
];

export const startJobs = (deps: Deps): Jobs => runJobs(jobsOf(deps), deps.log);
