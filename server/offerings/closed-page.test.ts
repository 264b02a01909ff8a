import { describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { tradesOf } from './factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open } = visitorPages(use);

/** Answers the text of a page, without what is made anew for each look at it. */
const textOf = (body: string): string =>
  body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');

describe.each(tradesOf(use))('$trade that was closed', ({ page, held, path, registrationType, published, book }) => {
  test('says so on its booking page, and what those keep who have booked; their own page stays as it was', async () => {
    const owner = await anOwner(use, { registrationType });
    const stored = await published(owner);
    const { json: booking } = await book(stored);
    const own = `/${held}/${booking._id ?? booking.id}/${stored._id}`;
    const before = textOf((await open(own)).body);
    await use.call('DELETE', `${path}/${stored._id}`, undefined, owner);
    const { statusCode, body } = await open(`/${page}/${stored._id}`);
    expect(statusCode).toBe(200);
    for (const said of ['Booking is closed', 'takes no new bookings', 'already stay valid', 'noindex'])
      expect(body).toContain(said);
    expect(body).toContain(`/getqr/${stored._id}`);
    expect((await open(`/getqr/${stored._id}`)).statusCode).toBe(200);
    const after = await open(own);
    expect(after.statusCode).toBe(200);
    expect(textOf(after.body)).toBe(before);
  });
});

const PAUSED = [
  ['en', 'Bookings are paused here for now. Please look again later.', 'already stay valid'],
  ['hi', 'यहाँ बुकिंग अभी रुकी हुई है। कृपया बाद में फिर देखें।', 'मान्य रहें'],
  ['te', 'ఇక్కడ బుకింగ్ ప్రస్తుతానికి ఆపారు. దయచేసి తర్వాత మళ్ళీ చూడండి.', 'చెల్లుతాయి'],
] as const;

describe.each(tradesOf(use).filter(({ kind }) => kind !== 'park'))('$trade that is paused', (trade) => {
  test('says so kindly in each language, and what those keep who have booked; their own page stays as it was', async () => {
    const owner = await anOwner(use, { registrationType: trade.registrationType });
    const stored = await trade.published(owner);
    const { json: booking } = await trade.book(stored);
    const own = `/${trade.held}/${booking._id ?? booking.id}/${stored._id}`;
    const before = textOf((await open(own)).body);
    await use.call('PUT', `${trade.path}/${stored._id}`, { status: false }, owner);
    for (const [language, paused, kept] of PAUSED) {
      const { statusCode, body } = await open(`/${trade.page}/${stored._id}?lang=${language}`);
      expect([statusCode, body.includes(paused), body.includes(kept)], language).toEqual([200, true, true]);
    }
    expect(textOf((await open(own)).body)).toBe(before);
  });
});
