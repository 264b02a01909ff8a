import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContent, PageProblem } from '#contract/kernel/pages.ts';
import type { Booked, BookingKind, Ordered } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, refusalOfForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { visitorOfForm } from '#server/kernel/http/visitor.ts';
import { handOff, pageOf, type ToPay, toGateway } from '#server/payments/page.ts';
import { type BookingView, payableUntil, view } from '#server/retrievals/service.ts';
import { BOOKING_BY_ADDRESS, book } from './service.ts';

/**
 * The page of a booking of one kind: what it shows, and how the booking goes to its gateway; null where there is never
 * anything to pay.
 */
export interface BookingPage<B extends Booked = Booked> {
  kind: Pick<BookingKind<B>, 'name' | 'byIds' | 'offeringOf' | 'offerings' | 'pass' | 'words'>;
  show(deps: Deps, view: BookingView<B>): Promise<PageContent>;
  toPay: { of(deps: Deps, booking: B): Promise<ToPay> } | null;
}

/** The two ids in the address. A booking is shown to anybody who knows two that belong together. */
export interface PageIds {
  bookingId: string;
  offeringId: string;
}

/** Shows a visitor's booking after it was made. Never in search engines. */
export async function showBooking<B extends Booked>(
  deps: Deps,
  { renderPage }: Pages,
  page: BookingPage<B>,
  { bookingId, offeringId }: PageIds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const model = await page.show(deps, await view(deps, page.kind, bookingId, offeringId));
  return renderPage(request, reply, model, { noindex: true });
}

/** Pays the same booking again. Redirects to its page when it cannot be paid any more. */
export async function payAgain<B extends Booked>(
  deps: Deps,
  pages: Pages,
  { kind, toPay }: BookingPage<B>,
  { bookingId, offeringId }: PageIds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { booking } = await view(deps, kind, bookingId, offeringId);
  const canPay = toPay && !kind.pass.isGiven(booking) && payableUntil(deps, kind.pass.owed(booking)) !== null;
  if (!canPay) return reply.redirect(pageOf(kind.name, bookingId, offeringId), 303);
  return toGateway(deps, pages, await toPay.of(deps, booking), request, reply);
}

/** A form that is shown again holds this besides the values that were typed. */
export interface SentForm {
  problems: PageProblem[];
  formKey: string;
}

/**
 * Books what a form without JavaScript asks for, and leads on: to the gateway, to the page of the booking, or with
 * `showAgain` back to the form. A form that is sent twice books once.
 */
export async function bookByForm<B extends Booked, Body extends object, O extends Ordered, R extends string>(
  deps: Deps,
  pages: Pages,
  { toPay }: Pick<BookingPage<B>, 'toPay'>,
  asked: { kind: BookingKind<B, Body, O, R>; body: Body; check?: () => unknown },
  showAgain: (sent: SentForm, status: number) => Promise<FastifyReply>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind, body, check } = asked;
  const formKey = textOf((request.body ?? {}) as PlainForm, 'formKey');
  deps.limits.takeHere(BOOKING_BY_ADDRESS, addressOf(request));
  try {
    check?.();
    const booking = await book(deps, kind, body, visitorOfForm(request, formKey, body));
    if (toPay && waitsForMoney(kind, booking))
      return await handOff(deps, pages, await toPay.of(deps, booking), request, reply);
    return reply.redirect(pageOf(kind.name, booking.id, kind.offeringOf(booking)), 303);
  } catch (error) {
    const { code, status, problems } = refusalOfForm(error, reply);
    return showAgain({ problems, formKey: code === 'EXPIRED' ? '' : formKey }, status);
  }
}

function waitsForMoney<B extends Booked>({ pass }: Pick<BookingKind<B>, 'pass'>, booking: B): boolean {
  const { total, status } = pass.owed(booking);
  return total > 0 && !pass.isGiven(booking) && ['pending', 'failed', 'aborted'].includes(status);
}
