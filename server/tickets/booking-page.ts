import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATEGORY_KEYS, offeredCategories } from '#contract/fees/rules.ts';
import { CREDENTIAL_REFUSALS } from '#contract/gateway-credentials/words.ts';
import { canBeShown } from '#contract/images/rules.ts';
import { type Day, formatClock, isDay } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { ContentProps, ParkBookingProps } from '#contract/kernel/pages.ts';
import {
  bookableDates,
  isClosedOn,
  isDated,
  nextOpenDay,
  type PlaceDay,
  placeDayAt,
} from '#contract/opening-days/rules.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import type { Park } from '#contract/parks/model.ts';
import type { TicketRequestBody } from '#contract/tickets/api.ts';
import { PARK_CLOSED, TICKET_PROBLEMS } from '#contract/tickets/words.ts';
import { adsOf } from '#server/advertisements/page.ts';
import { bookByForm, type SentForm } from '#server/bookings/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { choose } from '#server/offerings/chooser-page.ts';
import { showClosed } from '#server/offerings/closed-page.ts';
import { type PricedPark, parkOffering } from '#server/parks/service.ts';
import { parkTicket } from './kind.ts';
import { ticketPage } from './page.ts';
import { soldOutDays } from './service.ts';

type EnteredTicket = Pick<ParkBookingProps, 'values' | 'problems'> & { formKey?: string };

const NOTHING_ENTERED: EnteredTicket = {
  values: { mobile: '', quantities: {}, visitDate: null, couponCode: '' },
  problems: [],
};

/** The booking page of a park, with or without its name behind the id; the form works without JavaScript. */
export function bookingPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get('/ticketbooking', (request, reply) => choose(request, reply, '/ticketbooking'));
  const opened =
    (handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { parkId: id } = request.params as { parkId: string };
      const park = (await parkOffering(deps, id))?.park;
      if (!park?.closed) return handle(request, reply);
      return showClosed(
        pages,
        request,
        reply,
        { name: park.name, isRemoved: false, isClosed: true },
        { kind: 'park', id },
      );
    };
  for (const path of ['/ticketbooking/:parkId', '/ticketbooking/:parkId/:name']) {
    app.get(
      path,
      opened((request, reply) => show(deps, pages, request, reply, NOTHING_ENTERED)),
    );
    app.post(
      path,
      opened((request, reply) => book(deps, pages, request, reply)),
    );
  }
}

async function offeringOf(deps: Deps, request: FastifyRequest): Promise<PricedPark> {
  const offering = await parkOffering(deps, (request.params as { parkId: string }).parkId);
  if (!offering?.park.published) throw notFound('park');
  return offering;
}

async function show(
  deps: Deps,
  { renderPage }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: EnteredTicket,
  status = 200,
) {
  const props = await propsOfPark(deps, await offeringOf(deps, request), entered);
  reply.header('cache-control', 'no-cache');
  return renderPage(request, reply, { name: 'park-booking', props }, { status });
}

/** Everything that the booking page of a park shows, as of now. */
export async function propsOfPark(
  deps: Deps,
  offering: PricedPark,
  { values, problems, formKey }: EnteredTicket = NOTHING_ENTERED,
): Promise<ContentProps<'park-booking'>> {
  const { park } = offering;
  const at = placeDayAt(park, deps.clock.now());
  const days = isDated(park) ? bookableDates(park, at).filter((date) => !isClosedOn(park, date)) : [at.today];
  const soldOut = await soldOutDays(deps, park, days);
  return {
    park: {
      ...shownTo(park),
      hours: hoursOf(park),
      bannerUrl: park.bannerEnabled && park.bannerUrl && canBeShown(park.bannerUrl) ? park.bannerUrl : null,
    },
    ...at,
    closed: closedOn(offering, at, days, soldOut),
    soldOutDays: soldOut,
    values,
    problems,
    formKey: formKey || randomId(deps.random),
    ads: await adsOf(deps, park.id, 'booking'),
  };
}

/** The fields of a park that the page shows or sends back; never the notes for staff. */
const SHOWN = [
  'id',
  'organisationId',
  'name',
  'location',
  'gateway',
  'merchantId',
  'active',
  'couponsEnabled',
  'fees',
  'hasHolidays',
  'holidays',
  'openDays',
  'customDatesEnabled',
  'customDates',
  'familySize',
  'perBookingLimit',
] as const;

const shownTo = (park: Park) =>
  Object.fromEntries(SHOWN.map((field) => [field, park[field]])) as Pick<Park, (typeof SHOWN)[number]>;

const hoursOf = ({ opensAt, closesAt }: Park): string | null =>
  opensAt && closesAt ? `${formatClock(opensAt)} to ${formatClock(closesAt)}` : null;

/** The reason why nothing can be booked, told before the form (docs/experience.md 2). */
function closedOn(
  { park, takesMoney }: PricedPark,
  { today: day, isOver }: PlaceDay,
  days: readonly Day[],
  soldOut: readonly Day[],
): ParkBookingProps['closed'] {
  const nextDay = nextOpenDay(park, day);
  const forNow = { nextOpenDay: null };
  if (!park.active) return { kind: 'inactive', message: TICKET_PROBLEMS.inactive(park.name), ...forNow };
  if (!takesMoney && asksMoney(park))
    return { kind: 'unpayable', message: CREDENTIAL_REFUSALS.unpayable('park', park.name), ...forNow };
  if (days.length === 0) return { kind: 'past', message: noDates(park, { today: day, isOver }), ...forNow };
  if (isClosedOn({ ...park, openDays: [] }, day))
    return { kind: 'holiday', message: TICKET_PROBLEMS.holidayToday, nextOpenDay: nextDay };
  if (!park.customDatesEnabled && isClosedOn(park, day))
    return { kind: 'holiday', message: TICKET_PROBLEMS.closedOn(day), nextOpenDay: nextDay };
  if (isOver && !isDated(park)) return { kind: 'over', message: closedForToday(park.name), nextOpenDay: nextDay };
  if (days.every((date) => soldOut.includes(date))) {
    const onlyDay = days.length === 1 ? (days[0] ?? day) : null;
    return { kind: 'sold-out', message: PARK_CLOSED.allSold(onlyDay), nextOpenDay: nextDay };
  }
  return null;
}

const asksMoney = ({ fees }: Park): boolean => offeredCategories(fees).some(({ key }) => fees[key].price !== 0);

/** The words for a park that sells for listed dates alone, none of which can be booked any more. */
function noDates({ name, customDates }: Park, at: PlaceDay): string {
  const last = [...customDates].sort().at(-1);
  return PARK_CLOSED.noDates(name, last && bookableDates({ customDates: [last] }, at).length === 0 ? last : null);
}

/** The form of a browser without JavaScript as the request of a call. */
function bodyOf(parkId: string, form: PlainForm): TicketRequestBody {
  const counts = CATEGORY_KEYS.map((key) => ({
    label: key as string,
    quantity: Number(textOf(form, `quantity.${key}`) || 0),
  }));
  const lines = counts.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
  const chosen = textOf(form, 'visitDate');
  const visitDate = isDay(chosen) ? chosen : null;
  return { parkId, mobile: textOf(form, 'mobile'), lines, visitDate, couponCode: textOf(form, 'couponCode') };
}

async function book(deps: Deps, pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const { park } = await offeringOf(deps, request);
  const body = bodyOf(park.id, (request.body ?? {}) as PlainForm);
  const showAgain = (sent: SentForm, status: number) =>
    show(deps, pages, request, reply, { values: valuesOf(body), ...sent }, status);
  return bookByForm(deps, pages, ticketPage, { kind: parkTicket, body }, showAgain, request, reply);
}

const valuesOf = ({ mobile, lines, visitDate, couponCode }: TicketRequestBody): ParkBookingProps['values'] => ({
  mobile,
  quantities: Object.fromEntries(lines.map(({ label, quantity }) => [label, quantity])),
  visitDate: visitDate || null,
  couponCode: couponCode ?? '',
});
