import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BookableDoctor } from '#contract/appointments/page.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { MANAGERS } from '#contract/kernel/endpoint.ts';
import { AppError, forbidden } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { type OfferingKind, offeringKind } from '#contract/offerings/model.ts';
import type { PageContent } from '#contract/pages/model.ts';
import { presentationFields } from '#contract/presentations/model.ts';
import { readToken } from '#server/appointments/doctor-page.ts';
import { propsOfClinic } from '#server/appointments/doctor-props-page.ts';
import { propsOfBranch } from '#server/appointments/loan-page.ts';
import { newForm } from '#server/bookings/form-page.ts';
import { shownBatch } from '#server/coaching-batches/page.ts';
import type { Deps } from '#server/deps.ts';
import { doctorName } from '#server/doctors/service.ts';
import { propsOfBatch } from '#server/enrolments/booking-page.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { parse } from '#server/kernel/http/parse.ts';
import type { Limit } from '#server/kernel/http/rate-limit.ts';
import { openPreview } from '#server/kernel/identity/preview-link.ts';
import { principalOf } from '#server/kernel/identity/session.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { type Stood, standing, typedOffering } from '#server/offerings/service.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { propsOfPark } from '#server/tickets/booking-page.ts';
import { propsOfShow } from '#server/visits/booking-page.ts';

const WITH_PRESENTATION = z.object({ presentation: presentationFields.optional() });
const PREVIEW = text('offerings.previewName');
const PREVIEW_BY_ACCOUNT: Limit = { name: 'preview', most: 300, windowMs: 60_000 };

/**
 * The console gets the address from POST /offering/{kind}/{id}/preview and opens it in a tab or in `<iframe src={path}
 * title="Preview" sandbox="">`. It works for ten minutes, runs no script, and nothing in it can be pressed or sent.
 * Throws EXPIRED when the link is over or wrong.
 */
export function previewPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  app.get('/preview/:link', async (request, reply) => {
    const shown = openPreview(deps, (request.params as { link: string }).link);
    const found = shown && (await standing(deps, shown));
    if (!found) throw previewOver();
    const words = found.record.published ? text('offerings.preview') : text('offerings.previewOfDraft');
    const missing = found.missing.map(({ message }) => message);
    return renderPage(request, reply, await PAGE_OF[found.kind](deps, found), {
      noindex: true,
      preview: { name: PREVIEW, words, missing },
    });
  });
}

/** `POST /preview/{kind}`: the typed record over the stored one (`?id=`). Stores nothing; throws as adding does. */
export function typedPreviewPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  for (const kind of offeringKind.options)
    app.post(`/preview/${kind}`, async (request, reply) => {
      const actor = await principalOf(deps, request);
      if (!actor) throw new AppError('NOT_SIGNED_IN', text('calls.signIn'));
      if (!MANAGERS.includes(actor.role)) throw forbidden();
      deps.limits.takeHere(PREVIEW_BY_ACCOUNT, actor.accountId);
      const { id } = parse(z.object({ id: z.string().default('') }), request.query);
      const { presentation } = parse(WITH_PRESENTATION, request.body);
      const found = await typedOffering(deps, actor, { kind, id }, request.body);
      const page = await PAGE_OF[kind](deps, found);
      if (presentation)
        Object.assign(page.props, { presentation: await presentationOf(deps, found.record, presentation) });
      return renderPage(request, reply, page, {
        noindex: true,
        preview: { name: PREVIEW, words: text('offerings.previewOfTyped'), missing: [] },
      });
    });
}

const previewOver = (): AppError => new AppError('EXPIRED', text('offerings.previewOver'));

type PageOf<Kind extends OfferingKind> = (deps: Deps, found: Extract<Stood, { kind: Kind }>) => Promise<PageContent>;

/** Reasons against booking are in the band; the owner sees the form here. */
const PAGES: { [Kind in OfferingKind]: PageOf<Kind> } = {
  async park(deps, { record: park }) {
    const offering = { park, version: 0, organisationId: park.organisationId, takesMoney: true };
    return {
      name: 'park-booking',
      props: { ...(await propsOfPark(deps, offering)), isOver: false, closed: null, onlyFreeText: null },
    };
  },
  async clinic(deps, { record, typed }) {
    const clinic = { ...record, fee: record.fee ?? 0, tokens: record.tokens ?? 0 };
    const look = { ...(typed && { seenAt: doctorsTyped }), at: { today: today(deps), isOver: false } };
    const props = await propsOfClinic(deps, clinic, newForm(deps, readToken({})), look);
    return { name: 'doctor-booking', props: { ...props, full: null } };
  },
  branch: async (deps, { record: branch, typed }) => ({
    name: 'loan-booking',
    props: await propsOfBranch(deps, { branch, counter: null, waiting: typed ? 0 : undefined }),
  }),
  exhibition: async (deps, { record }) => ({
    name: 'visit-booking',
    props: { ...(await propsOfShow(deps, record)), closed: null },
  }),
  async coaching(deps, { record }) {
    const day = today(deps);
    const { startDate, endDate, fee, intake } = record;
    const whole = {
      ...record,
      startDate: startDate ?? day,
      endDate: endDate ?? day,
      fee: fee ?? 0,
      intake: intake ?? 0,
    };
    const props = await propsOfBatch(deps, whole);
    const batch = { ...props.batch, ...(await shownBatch(deps, record)) };
    return { name: 'enrolment-booking', props: { ...props, batch, closed: null, placesLeft: null } };
  },
};
/** A typed doctor has no queue yet, and every token is still there. */
async function doctorsTyped(deps: Deps, clinic: Clinic, days: readonly Day[]): Promise<BookableDoctor[]> {
  const { doctorId, doctorIds, doctorName: own, tokens } = clinic;
  const others = await Promise.all(
    doctorIds
      .filter((id) => id !== doctorId)
      .map(async (id) => ({ id, name: (await doctorName(deps, id))?.name ?? '' })),
  );
  const left = days.map(() => tokens);
  const named = [{ id: doctorId ?? 'typed', name: own }, ...others.filter(({ name }) => name !== '')];
  return named.map((doctor) => ({ ...doctor, left, paused: false, lateMinutes: 0, closed: false, off: [] }));
}

// The compiler does not follow the pairs of kind and record.
const PAGE_OF = PAGES as Record<OfferingKind, (deps: Deps, found: Stood) => Promise<PageContent>>;
