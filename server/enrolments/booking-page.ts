import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enrolmentProblems, isBatchOver } from '#contract/bookings/kinds/batch-enrolment.ts';
import { BATCH_PAGE } from '#contract/coaching-batches/api.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { ENROLMENT_PROBLEMS } from '#contract/enrolments/words.ts';
import { CREDENTIAL_REFUSALS } from '#contract/gateway-credentials/words.ts';
import { notFound, refuse } from '#contract/kernel/errors.ts';
import type { ContentProps } from '#contract/kernel/pages.ts';
import { bookByForm, type SentForm } from '#server/bookings/page.ts';
import { shownBatch } from '#server/coaching-batches/page.ts';
import { batches, batchForBooking } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { canBePaidOnline } from '#server/gateway-credentials/service.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { recordName } from '#server/kernel/records/record-name.ts';
import { showClosed } from '#server/offerings/closed-page.ts';
import { batchEnrolment, placesLeft } from './kind.ts';
import { enrolmentPage } from './page.ts';

type EnteredEnrolment = Pick<EnrolmentBookingProps, 'values' | 'problems'> & { formKey?: string };
const NOTHING_ENTERED: EnteredEnrolment = { values: { studentName: '', mobile: '', email: '' }, problems: [] };

/** The page says how many places are left when there are no more than this. */
const FEW = 20;

/** The page on which students join a batch. Works without JavaScript. */
export function enrolmentBookingPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const opened =
    (handle: (batch: Batch, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'no-cache');
      const { id } = request.params as { id: string };
      const batch = await batchForBooking(deps, id);
      if (batch) return handle(batch, request, reply);
      const closed = await recordName(deps, batches.resource, id);
      if (!closed) throw notFound('batch');
      return showClosed(pages, request, reply, closed, { kind: 'coaching', id });
    };
  const path = `/${BATCH_PAGE}/:id`;
  app.get(
    path,
    opened((batch, request, reply) => show(deps, pages, batch, request, reply, NOTHING_ENTERED)),
  );
  app.post(
    path,
    opened((batch, request, reply) => book(deps, pages, batch, request, reply)),
  );
}

/** The reason why nothing can be booked. Only a hint, since the booking itself decides. */
async function closedBy(deps: Deps, batch: Batch, left: number): Promise<EnrolmentBookingProps['closed']> {
  if (isBatchOver(batch, today(deps))) return { kind: 'over', message: ENROLMENT_PROBLEMS.over };
  if (left === 0) return { kind: 'full', message: ENROLMENT_PROBLEMS.full };
  return (await canBePaidOnline(deps, batch))
    ? null
    : { kind: 'unpayable', message: CREDENTIAL_REFUSALS.unpayable('coaching', batch.name) };
}

/** Everything that the page of a batch says, as of now. */
export async function propsOfBatch(
  deps: Deps,
  batch: Batch,
  { values, problems, formKey }: EnteredEnrolment = NOTHING_ENTERED,
): Promise<ContentProps<'enrolment-booking'>> {
  const left = await placesLeft(deps, batch);
  const { endDate, fee, merchantId, gateway } = batch;
  return {
    batch: { ...(await shownBatch(deps, batch)), endDate, fee, merchantId, gateway },
    today: today(deps),
    placesLeft: left <= FEW ? left : null,
    closed: await closedBy(deps, batch, left),
    values,
    problems,
    formKey: formKey || randomId(deps.random),
  };
}

async function show(
  deps: Deps,
  { renderPage }: Pages,
  batch: Batch,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: EnteredEnrolment,
  status = 200,
) {
  const props = await propsOfBatch(deps, batch, entered);
  return renderPage(request, reply, { name: 'enrolment-booking', props }, { status });
}

async function book(deps: Deps, pages: Pages, batch: Batch, request: FastifyRequest, reply: FastifyReply) {
  const form = (request.body ?? {}) as PlainForm;
  const values = {
    studentName: textOf(form, 'studentName').slice(0, 120),
    mobile: textOf(form, 'mobile'),
    email: textOf(form, 'email'),
  };
  // A call may leave the name out; the page may not.
  const check = () => values.studentName === '' && refuse(enrolmentProblems(values, batch, today(deps)));
  const asked = { kind: batchEnrolment, body: { ...values, batchId: batch.id }, check };
  const showAgain = (sent: SentForm, status: number) =>
    show(deps, pages, batch, request, reply, { values, ...sent }, status);
  return bookByForm(deps, pages, enrolmentPage, asked, showAgain, request, reply);
}
