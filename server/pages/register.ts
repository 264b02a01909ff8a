import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '#contract/kernel/text.ts';
import { doctorBookingPages } from '#server/appointments/doctor-page.ts';
import { loanBookingPages } from '#server/appointments/loan-page.ts';
import type { Deps } from '#server/deps.ts';
import { enrolmentBookingPages } from '#server/enrolments/booking-page.ts';
import { retryAfterSeconds } from '#server/kernel/http/errors.ts';
import { registerPages } from '#server/kernel/http/pages/pages.ts';
import { allowCheckout, allowOurPictures, allowOwnFrames } from '#server/kernel/http/security-headers.ts';
import { routed } from '#server/kernel/traffic/admission.ts';
import { placeSearchPages } from '#server/place-search/page.ts';
import { boardPages } from '#server/queues/board-page.ts';
import { getQrPages } from '#server/retrievals/page.ts';
import { televisionPages } from '#server/televisions/television-page.ts';
import { bookingPages } from '#server/tickets/booking-page.ts';
import { ownTexts } from '#server/translations/service.ts';
import { visitBookingPages } from '#server/visits/booking-page.ts';
import { apiDocs } from './api-docs.ts';
import { askAgain, busyPages } from './busy.ts';
import { paymentStatusPages } from './payment-status.ts';
import { previewPages, typedPreviewPages } from './preview.ts';
import { signInAreaPages } from './sign-in-area.ts';
import { notFoundPage, problemPage, sitePages } from './site.ts';

/** The sign-in is a document of its own. */
const SIGN_IN = ['/login', '/:product/login', '/:product/inspectorlogin', '/:product/branchuser'];

/** Paths under /{product} that open the console's document. */
const CONSOLE = [
  '/app',
  '/app/*',
  '/:product/forgotpassword',
  '/:product/newpassword',
  '/:product/confirm',
  '/:product/profileregistration',
  '/:product/success',
  '/:product/dashboard',
];

/** Errors are pages here; below /api they are JSON. */
export async function registerVisitorPages(app: FastifyInstance, deps: Deps, mode: 'built' | 'dev'): Promise<void> {
  const { publicUrl, help } = deps.config;
  const pages = await registerPages(app, {
    mode,
    publicUrl,
    help,
    kept: deps.pages,
    ownTexts: (language, ids) => ownTexts(deps, language, ids),
  });
  await app.register(async (own) => {
    await own.register(formbody, { bodyLimit: 64 * 1024 });
    own.setErrorHandler((error: FastifyError, request, reply) => {
      const { page, status, retryAfter } = problemPage(request, error, retryAfterSeconds(deps));
      // The answer may hold what was typed.
      reply.header('cache-control', 'no-store');
      if (retryAfter) reply.header('retry-after', retryAfter);
      if (retryAfter && page.name === 'problem' && page.props.again === 'itself') askAgain(reply, retryAfter);
      return pages.renderPage(request, reply, page, { status, noindex: true });
    });
    // No sign-in area is called "api": an unknown path there is answered as a call.
    own.addHook('preHandler', async (request, reply) => {
      if ((request.params as { product?: string }).product === 'api') reply.callNotFound();
    });
    own.addHook('onRoute', routed({ sayBusy: await busyPages(pages) }));
    apiDocs(own);
    placeSearchPages(own, deps, pages);
    await own.register(async (shared) => {
      allowOurPictures(shared, deps);
      sitePages(shared, deps, pages);
    });
    signInAreaPages(own, deps, pages);
    await own.register(async (paying) => {
      const checkoutOrigins = Object.values(deps.gateways).flatMap((gateway) => gateway?.checkoutOrigin ?? []);
      allowCheckout(paying, deps, checkoutOrigins);
      // Forms that are sent from here go on to a gateway.
      paying.addHook('onRoute', (route) => void (route.method === 'POST' && routed({ traffic: 'payment' })(route)));
      bookingPages(paying, deps, pages);
      doctorBookingPages(paying, deps, pages);
      enrolmentBookingPages(paying, deps, pages);
      await paying.register(async (paid) => {
        // Visitors come back from a gateway here, and we may ask it once more.
        paid.addHook('onRoute', routed({ traffic: 'payment' }));
        paymentStatusPages(paid, deps, pages);
      });
    });
    loanBookingPages(own, deps, pages);
    getQrPages(own, deps, pages);
    visitBookingPages(own, deps, pages);
    boardPages(own, deps, pages);
    televisionPages(own, pages);
    await own.register(async (looking) => {
      allowOwnFrames(looking);
      previewPages(looking, deps, pages);
      typedPreviewPages(looking, deps, pages);
    });
    for (const path of SIGN_IN) own.get(path, (request, reply) => pages.renderConsole(request, reply, 'sign-in'));
    for (const path of CONSOLE) own.get(path, (request, reply) => pages.renderConsole(request, reply, 'console'));
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/'))
      return reply.code(404).send({ message: text('calls.noSuchCall'), code: 'NOT_FOUND' });
    const way = withoutSlash(request);
    if (way) return reply.redirect(way, 302);
    const status = URL.canParse(request.url, deps.config.publicUrl) ? 404 : 400;
    return pages.renderPage(request, reply, notFoundPage, { status, noindex: true });
  });
}

/** Null without a slash at the end. Never an address of another site: those begin with `//`. */
function withoutSlash({ method, url }: FastifyRequest): string | null {
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || !/^(\/[\w.~%-]+)+\/$/.test(path)) return null;
  return path.slice(0, -1) + url.slice(path.length);
}
