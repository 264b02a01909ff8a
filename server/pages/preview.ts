import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PageContent } from '#contract/pages.ts';
import { PREVIEW } from '#contract/words/offerings.ts';
import type { Deps } from '#server/deps.ts';
import { type Stood, standing } from '#server/features/offerings/service.ts';
import { parkOffering } from '#server/features/parks/service.ts';
import { today } from '#server/platform/clock.ts';
import type { Pages } from '#server/platform/pages.ts';
import { openPreview } from '#server/platform/preview-link.ts';
import { propsOfPark } from './booking.ts';
import { propsOfClinic } from './doctor-booking-props.ts';
import { propsOfBatch } from './enrolment-booking.ts';
import { propsOfBranch } from './loan-booking.ts';
import { shownBatch } from './shown-batch.ts';
import { propsOfShow } from './visit-booking.ts';

/**
 * `/preview/…`: the booking page of an offering as it is stored, to look at; a draft is shown as far as it is filled in. The
 * console asks for the address (POST /offering/{kind}/{id}/preview) and opens it in a tab or in a frame of its own:
 * `<iframe src={path} title="Preview" sandbox="">`, whose `src` is asked for anew after each save. It can be opened for ten
 * minutes, runs no script, and nothing in it can be pressed or sent. Throws NOT_FOUND when the link is over or wrong.
 */
export function previewPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  app.get('/preview/:link', async (request, reply) => {
    const shown = openPreview(deps, (request.params as { link: string }).link);
    const found = shown && (await standing(deps, shown));
    if (!found) throw previewOver();
    const words = found.record.published ? PREVIEW.published : PREVIEW.draft;
    const missing = found.missing.map(({ message }) => message);
    return renderPage(request, reply, await PAGE_OF[found.kind](deps, found), {
      noindex: true,
      preview: { words, missing },
    });
  });
}

const previewOver = (): AppError => new AppError('EXPIRED', PREVIEW.over);

type PageOf<Kind extends OfferingKind> = (deps: Deps, found: Extract<Stood, { kind: Kind }>) => Promise<PageContent>;

/** The page of each kind. What keeps visitors from booking is told in the band: here its owner sees the form. */
const PAGES: { [Kind in OfferingKind]: PageOf<Kind> } = {
  async park(deps, { record }) {
    const offering = await parkOffering(deps, record.id);
    if (!offering) throw previewOver();
    return { name: 'park-booking', props: { ...(await propsOfPark(deps, offering)), closed: null } };
  },
  async clinic(deps, { record }) {
    const clinic = { ...record, fee: record.fee ?? 0, tokens: record.tokens ?? 0 };
    const values = { doctorId: '', personName: '', mobile: '', day: null, paymentMode: 'online' as const };
    const props = await propsOfClinic(deps, clinic, { values, problems: [] });
    return { name: 'doctor-booking', props: { ...props, full: null } };
  },
  branch: async (deps, { record: branch }) => ({
    name: 'loan-booking',
    props: await propsOfBranch(deps, { branch, counter: null }),
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
// The table pairs each kind with its record: the compiler does not follow this through so many kinds.
const PAGE_OF = PAGES as Record<OfferingKind, (deps: Deps, found: Stood) => Promise<PageContent>>;
