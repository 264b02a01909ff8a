// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import type { PageModel } from '#contract/pages/model.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { render as renderIn } from './render.tsx';

const render = (page: PageModel) => renderIn(page, 'en', allMessages);

const bookingProps: ParkBookingProps = {
  ...parkToBook,
  park: {
    ...parkToBook.park,
    fees: {
      ...noFees(),
      adult: sold(12_500_00),
      child: sold(60_50),
      family: sold(400_00),
      familyAddon: sold(70_00),
    },
  },
};

const booking = (change: Partial<ParkBookingProps>): PageModel => ({
  name: 'park-booking',
  props: { ...bookingProps, ...change },
});
/** The words of a page as a person reads them. */
const wordsOf = async (page: PageModel): Promise<string> =>
  (await render(page)).body.replace(/<[^>]*>/g, '\n').replaceAll('&#x27;', "'");

describe('the booking page of a park', () => {
  it('offers the family add-on without a Family only where no script could show it later', async () => {
    const hidden = (await render(booking({}))).body;
    expect(hidden.replace(/<noscript>.*?<\/noscript>/s, '')).not.toContain('quantity.familyAddon');
    expect(hidden).toMatch(/<noscript>.*quantity\.familyAddon.*<\/noscript>/s);
    const shown = (await render(booking({ values: { ...bookingProps.values, quantities: { family: 1 } } }))).body;
    expect(shown).toContain('quantity.familyAddon');
    expect(shown).not.toMatch(/<noscript>.*quantity.*<\/noscript>/s);
  });

  it('says before any question that booking is closed, and when it opens again', async () => {
    const closed = {
      kind: 'holiday',
      message: 'You cant procced to book the ticket. today is holiday ',
      nextOpenDay: '2027-01-04',
    } as const;
    expect(await wordsOf(booking({ closed }))).toMatch(/today is holiday .*Mon, 4 Jan 2027/s);
    expect((await render(booking({ closed }))).body).not.toContain('<form');
    expect((await render(booking({ closed }))).live).toBeNull();
  });
});
