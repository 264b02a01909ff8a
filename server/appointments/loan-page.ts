import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import type { ShownBranch } from '#contract/branches/model.ts';
import { text } from '#contract/kernel/text.ts';
import { dayAfter } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import { type Entered, formPages, newForm } from '#server/bookings/form-page.ts';
import { branches, branchForBooking } from '#server/branches/service.ts';
import { findCounterLink, openCounters } from '#server/counters/service.ts';
import type { Deps } from '#server/deps.ts';
import type { ShownPage } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { closedAt, unlessPaused } from '#server/offerings/closed-page.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { boardOf, DRAFTS_TOO } from '#server/queues/service.ts';
import { loanAppointment } from './kind.ts';

interface LoanPlace {
  branch: Pick<ShownBranch, 'id' | 'organisationId' | 'name' | 'daysOff'>;
  counter: LoanBookingProps['counter'];
  waiting?: number;
}

/** Branch page, with or without the name after the id, and the link of a counter. Works without JavaScript. */
export const loanBookingPages = formPages({
  paths: [`/${BRANCH_PAGE}/:id`, `/${BRANCH_PAGE}/:id/:name`],
  kind: loanAppointment,
  toPay: null,
  find: placeAt,
  read: readLoan,
  show: async (deps, place, entered) => ({ name: 'loan-booking', props: await propsOfBranch(deps, place, entered) }),
  bodyOf: (values, { branch, counter }) => ({
    ...values,
    branchId: branch.id,
    counterId: counter?.open ? counter.id : null,
  }),
});

async function placeAt(deps: Deps, id: string): Promise<LoanPlace | ShownPage | null> {
  const link = await findCounterLink(deps, id);
  const branchId = link?.branchId ?? id;
  const branch = unlessPaused(await branchForBooking(deps, branchId));
  if (!branch) return closedAt(deps, branches, { kind: 'branch', id: branchId });
  return { branch, counter: link && { id: link.id, number: link.number, open: link.open } };
}

function readLoan(form: PlainForm): LoanBookingProps['values'] {
  const personName = textOf(form, 'personName').slice(0, 120);
  return { personName, mobile: textOf(form, 'mobile'), loanType: textOf(form, 'loanType') };
}

export async function propsOfBranch(
  deps: Deps,
  { branch: { id, organisationId, name, daysOff }, counter, waiting }: LoanPlace,
  entered: Entered<LoanBookingProps['values']> = newForm(deps, readLoan({})),
): Promise<ContentProps<'loan-booking'>> {
  const day = today(deps);
  const desk = waiting === undefined ? (await boardOf(deps, 'loan', id, DRAFTS_TOO)).stations[0] : undefined;
  return {
    branch: { id, name, daysOff: daysOff.filter((off) => off >= day) },
    today: day,
    counter,
    closed:
      desk?.closed || daysOff.includes(day)
        ? { message: text('opening-days.closedForToday', { place: name }), nextOpenDay: dayAfter(day, daysOff) }
        : null,
    hasCounter: waiting !== undefined || (await openCounters(deps, organisationId, id)).length > 0,
    waiting: waiting ?? desk?.waiting ?? 0,
    presentation: await presentationOf(deps, { id, organisationId }),
    ...entered,
  };
}
