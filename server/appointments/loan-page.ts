import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import type { ShownBranch } from '#contract/branches/model.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { ContentProps } from '#contract/kernel/pages.ts';
import { bookByForm, type SentForm } from '#server/bookings/page.ts';
import { branches, branchForBooking } from '#server/branches/service.ts';
import { findCounterLink } from '#server/counters/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { type RecordName, recordName } from '#server/kernel/records/record-name.ts';
import { showClosed } from '#server/offerings/closed-page.ts';
import { boardOf, DRAFTS_TOO } from '#server/queues/service.ts';
import { loanPage } from '#server/queues/token-page.ts';
import { loanAppointment } from './kind.ts';

/** A branch, and the counter whose link was opened. */
interface LoanPlace {
  branch: Pick<ShownBranch, 'id' | 'name'>;
  counter: LoanBookingProps['counter'];
  /** The number of people who wait; asked for unless it is said. */
  waiting?: number;
}

type EnteredLoan = Pick<LoanBookingProps, 'values' | 'problems'> & { formKey?: string };
const NOTHING_ENTERED: EnteredLoan = { values: { personName: '', mobile: '', loanType: '' }, problems: [] };

/** The booking page of a branch, with or without its name behind the id, and the link of one of its counters. Works without JavaScript. */
export function loanBookingPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const opened =
    (handle: (place: LoanPlace, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'no-cache');
      const found = await placeOf(deps, (request.params as { id: string }).id);
      return 'closed' in found
        ? showClosed(pages, request, reply, found.closed, { kind: 'branch', id: found.id })
        : handle(found, request, reply);
    };
  for (const path of [`/${BRANCH_PAGE}/:id`, `/${BRANCH_PAGE}/:id/:name`]) {
    app.get(
      path,
      opened((place, request, reply) => show(deps, pages, place, request, reply, NOTHING_ENTERED)),
    );
    app.post(
      path,
      opened((place, request, reply) => book(deps, pages, place, request, reply)),
    );
  }
}

type Found = LoanPlace | { closed: RecordName; id: string };

/** The branch with this id, or that of the counter with this id. Throws NOT_FOUND when there never was one. */
async function placeOf(deps: Deps, id: string): Promise<Found> {
  const link = await findCounterLink(deps, id);
  const branchId = link?.branchId ?? id;
  const branch = await branchForBooking(deps, branchId);
  if (branch) return { branch, counter: link && { id: link.id, number: link.number, open: link.open } };
  const closed = await recordName(deps, branches.resource, branchId);
  if (!closed) throw notFound('branch');
  return { closed, id: branchId };
}

/** Everything that the page of a branch says, as of now. */
export async function propsOfBranch(
  deps: Deps,
  { branch: { id, name }, counter, waiting }: LoanPlace,
  { values, problems, formKey }: EnteredLoan = NOTHING_ENTERED,
): Promise<ContentProps<'loan-booking'>> {
  const isWaiting = async () => (await boardOf(deps, 'loan', id, DRAFTS_TOO)).stations[0]?.waiting ?? 0;
  return {
    branch: { id, name },
    counter,
    waiting: waiting ?? (await isWaiting()),
    values,
    problems,
    formKey: formKey || randomId(deps.random),
  };
}

async function show(
  deps: Deps,
  { renderPage }: Pages,
  place: LoanPlace,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: EnteredLoan,
  status = 200,
) {
  const props = await propsOfBranch(deps, place, entered);
  return renderPage(request, reply, { name: 'loan-booking', props }, { status });
}

async function book(deps: Deps, pages: Pages, place: LoanPlace, request: FastifyRequest, reply: FastifyReply) {
  const form = (request.body ?? {}) as PlainForm;
  const values = {
    personName: textOf(form, 'personName').slice(0, 120),
    mobile: textOf(form, 'mobile'),
    loanType: textOf(form, 'loanType'),
  };
  const { branch, counter } = place;
  const body = { ...values, branchId: branch.id, counterId: counter?.open ? counter.id : null };
  const showAgain = (sent: SentForm, status: number) =>
    show(deps, pages, place, request, reply, { values, ...sent }, status);
  return bookByForm(deps, pages, loanPage, { kind: loanAppointment, body }, showAgain, request, reply);
}
