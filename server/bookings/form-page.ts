import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldIssue, notFound } from '#contract/kernel/errors.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { PageContent } from '#contract/pages/model.ts';
import type { Booked, BookingKind, Ordered } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import type { Pages, ShownPage } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, refusalOfForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { visitorOfForm } from '#server/kernel/http/visitor.ts';
import { rememberBookedWith } from '#server/kernel/identity/booked-numbers.ts';
import { ID_LENGTH } from '#server/kernel/identity/ids.ts';
import { handOff, pageOf } from '#server/payments/page.ts';
import type { BookingPage } from './page.ts';
import { BOOKING_BY_ADDRESS, book, orderOf } from './service.ts';

/** `formKey` is the idempotency key: a form that is sent twice books once. */
export interface Entered<Values> {
  values: Values;
  problems: FieldIssue<Wording>[];
  formKey: string;
}

const MINUTE_MS = 60_000;

/** Pages of one minute share a key, so they can be cached; address and request tell the forms apart. */
export const newForm = <Values>({ clock }: Pick<Deps, 'clock'>, values: Values): Entered<Values> => ({
  values,
  problems: [],
  formKey: Math.floor(clock.now().getTime() / MINUTE_MS)
    .toString(36)
    .padStart(ID_LENGTH, '0'),
});

/** Set when a visitor without JavaScript changes the language of a form: it is checked, but books nothing. */
const isOnlyRead = (form: PlainForm): boolean => textOf(form, 'only') === 'language';

/** Places left are shown only up to this number. */
const FEW = 20;

export const fewLeft = (left: number | null): number | null => (left !== null && left <= FEW ? left : null);

/** `Found`: what the id leads to. `Values`: the fields of the form. */
interface FormPage<
  Found extends object,
  Values,
  B extends Booked,
  Body extends object,
  O extends Ordered,
  R extends string,
> {
  paths: readonly string[];
  kind: BookingKind<B, Body, O, R>;
  toPay: BookingPage<B>['toPay'];
  /** Returns what can be booked or the page to show instead; null if the id never existed. */
  find(deps: Deps, id: string): Promise<Found | ShownPage | null>;
  linked?(query: PlainForm): PlainForm;
  /** Reads a posted form; an empty one gives the initial values. */
  read(form: PlainForm): Values;
  show(deps: Deps, found: Found, entered: Entered<Values>): Promise<PageContent>;
  bodyOf(values: Values, found: Found): Body;
  /** Throws for what only a form must contain, and for fields that cannot be read. */
  check?(deps: Deps, values: Values, found: Found, form: PlainForm): void;
}

/** Works without JavaScript. A refused form is shown again with its problems; a form sent twice books once. */
export const formPages =
  <Found extends object, Values, B extends Booked, Body extends object, O extends Ordered, R extends string>(
    page: FormPage<Found, Values, B, Body, O, R>,
  ) =>
  (app: FastifyInstance, deps: Deps, pages: Pages): void => {
    const { kind, toPay } = page;
    const [path = ''] = page.paths;
    const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;
    const fieldsOf = ({ query }: FastifyRequest): PlainForm => page.linked?.(query as PlainForm) ?? {};
    const found = async (request: FastifyRequest): Promise<Found | ShownPage> => {
      const found = await page.find(deps, idOf(request));
      if (!found) throw notFound('page');
      return found;
    };
    const shownTo = async (offered: Found | ShownPage, entered: Entered<Values>, status = 200): Promise<ShownPage> =>
      'shown' in offered ? offered : { shown: await page.show(deps, offered, entered), options: { status } };
    const post = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-cache');
      const offered = await found(request);
      if ('shown' in offered) return pages.show(request, reply, offered);
      const form = (request.body ?? {}) as PlainForm;
      const [values, formKey] = [page.read(form), textOf(form, 'formKey')];
      deps.limits.takeHere(BOOKING_BY_ADDRESS, addressOf(request));
      try {
        page.check?.(deps, values, offered, form);
        const body = page.bodyOf(values, offered);
        const visitor = visitorOfForm(request, formKey, body);
        if (isOnlyRead(form)) {
          await orderOf(deps, kind, body, visitor);
          return pages.show(request, reply, await shownTo(offered, { values, problems: [], formKey }));
        }
        const booking = await book(deps, kind, body, visitor);
        rememberBookedWith(deps, request, reply, booking.mobile);
        if (toPay && waitsForMoney(kind, booking)) return await handOff(deps, await toPay.of(deps, booking), reply);
        return reply.redirect(pageOf(kind.name, booking.id, kind.offeringOf(booking)), 303);
      } catch (error) {
        const { code, status, problems } = refusalOfForm(error, reply);
        const sent = { ...newForm(deps, values), problems };
        const entered = formKey && code !== 'EXPIRED' ? { ...sent, formKey } : sent;
        return pages.show(request, reply, await shownTo(await found(request), entered, status));
      }
    };
    for (const url of page.paths) {
      pages.openShared(app, url, {
        aboutOf: idOf,
        addressOf: (request) =>
          [path.replace(':id', () => idOf(request)), ...Object.values(fieldsOf(request))].join('?'),
        read: async (request) => shownTo(await found(request), newForm(deps, page.read(fieldsOf(request)))),
      });
      app.post(url, post);
    }
  };

function waitsForMoney<B extends Booked>({ pass }: Pick<BookingKind<B>, 'pass'>, booking: B): boolean {
  const { total, status } = pass.owed(booking);
  return total > 0 && !pass.isGiven(booking) && ['pending', 'failed', 'aborted'].includes(status);
}
