import { describe, expect, it } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import type { PageModel } from '#contract/pages/model.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { noPlaces } from '#web/visitor/platform/testing/no-places.ts';
import { paidTicket, parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { render as renderIn } from './render.tsx';

const render = (page: PageModel) => renderIn(page, 'en', allMessages);
const help = { email: 'help@pravesh.example', phone: null };

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

const statusProps: PaymentStatusProps = {
  ...paidTicket,
  receipt: {
    lines: [{ category: 'adult', label: 'Adult', price: 100_00, quantity: 2, amount: 200_00 }],
    discount: 50_00,
    couponCode: 'ZOO25',
    total: 150_00,
  },
};

const booking = (change: Partial<ParkBookingProps>): PageModel => ({
  name: 'park-booking',
  props: { ...bookingProps, ...change },
});
const status = (change: Partial<PaymentStatusProps>): PageModel => ({
  name: 'payment-status',
  props: { ...statusProps, ...change },
});
/** The words of a page as a person reads them. */
const wordsOf = async (page: PageModel): Promise<string> =>
  (await render(page)).body.replace(/<[^>]*>/g, '\n').replaceAll('&#x27;', "'");

describe('the landing page', () => {
  const landing: PageModel = {
    name: 'landing',
    props: {
      parks: [{ id: 'park1', name: 'Nehru Zoo', location: 'Hyderabad' }],
      clinics: [],
      branches: [],
      found: noPlaces,
      help,
    },
  };

  it('sends the chosen park as a plain form, without a script', async () => {
    const { body, live } = await render(landing);
    expect(body).toMatch(
      /<form[^>]* action="\/ticketbooking"[^>]*>.*<option[^>]* value="park1"[^>]*>Nehru Zoo, Hyderabad/s,
    );
    expect(live).toBeNull();
  });

  it('says kindly that a list is empty instead of offering a dead button', async () => {
    expect(await wordsOf(landing)).toContain('No clinic takes bookings here yet.');
    expect((await render(landing)).body).not.toContain('/doctorbooking');
  });
});

describe('the booking page of a park', () => {
  it('posts plain inputs to its own address, for browsers without scripts', async () => {
    const { body } = await render(booking({}));
    expect(body).toMatch(/<form class="book"[^>]* method="post"/);
    for (const name of ['quantity.adult', 'quantity.child', 'quantity.family', 'mobile'])
      expect(body).toContain(`name="${name}"`);
  });

  it('offers the family add-on without a Family only where no script could show it later', async () => {
    const hidden = (await render(booking({}))).body;
    expect(hidden.replace(/<noscript>.*?<\/noscript>/s, '')).not.toContain('quantity.familyAddon');
    expect(hidden).toMatch(/<noscript>.*quantity\.familyAddon.*<\/noscript>/s);
    const shown = (await render(booking({ values: { ...bookingProps.values, quantities: { family: 1 } } }))).body;
    expect(shown).toContain('quantity.familyAddon');
    expect(shown).not.toMatch(/<noscript>.*quantity.*<\/noscript>/s);
  });

  it('names the amount on the pay button, in Indian digits', async () => {
    const quantities = { adult: 10, child: 1 };
    expect(await wordsOf(booking({ values: { ...bookingProps.values, quantities } }))).toContain('Pay ₹1,25,060.50');
  });

  it('keeps what was typed beside the problems, and marks the title', async () => {
    const page = booking({
      values: { ...bookingProps.values, mobile: '98765', quantities: { adult: 2 } },
      problems: [{ field: 'mobile', message: 'Please enter valid mobile number' }],
    });
    const { body, title } = await render(page);
    expect(title).toBe('Error: Book tickets – Nehru Zoo');
    expect(body).toContain('href="#field-mobile"');
    expect(body).toMatch(/id="field-mobile"[^>]*value="98765"|value="98765"[^>]*id="field-mobile"/);
    expect(body.match(/Please enter valid mobile number/g)).toHaveLength(2);
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

  it('offers the coming dates of the park and refuses a sold-out one', async () => {
    const park = {
      ...bookingProps.park,
      customDatesEnabled: true,
      customDates: ['2027-01-01', '2027-01-03', '2027-01-05'],
    };
    const { body } = await render(booking({ park, placesLeft: { '2027-01-03': 0 } }));
    expect(body).not.toContain('value="2027-01-01"');
    expect(body).toMatch(/<input[^>]* disabled=""[^>]* value="2027-01-03"/);
    expect(body).toContain('Tue, 5 Jan 2027');
  });
});

describe('the payment status page', () => {
  it('shows the code, the day and the booking in words when it is paid', async () => {
    const { body } = await render(status({}));
    expect(body).toContain('src="data:image/png;base64,AAAA"');
    expect(body).toContain('download="Nehru-Zoo-2-Jan-2027-7K2M-9QXA.png"');
    expect(await wordsOf(status({}))).toMatch(/Sat, 2 Jan 2027.*Code\s+7K2M-9QXA.*Coupon ZOO25.*₹150.*b1/s);
    expect(body).toMatch(/href="\/ticketbooking\/p1"[^>]*>Book More Tickets/);
    expect(body).toMatch(/href="\/getqr\/p1"[^>]*>Get QR/);
  });

  it('says not to pay again while the bank has not answered, and offers no way to', async () => {
    const page = status({ status: 'awaited', keep: null, payUntilText: '7:05 pm' });
    expect(await wordsOf(page)).toContain('Do not pay again.');
    expect((await render(page)).body).not.toContain('value="pay"');
  });

  it('lets a failed payment be tried again on the same booking while its places are held', async () => {
    expect((await render(status({ status: 'failed', keep: null, payUntilText: '7:05 pm' }))).body).toContain(
      'name="intent" value="pay"',
    );
    expect((await render(status({ status: 'failed', keep: null }))).body).not.toContain('value="pay"');
  });
});

describe('the other pages', () => {
  it('carries the 404 words of the product', async () => {
    const words = await wordsOf({ name: 'not-found', props: { help } });
    for (const text of [
      '404',
      "Oops. Looks like the page you're looking for no longer exists",
      "But we're here to bring you back to safety",
      'Back to Home',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('names the facts of the policies', async () => {
    const words = (document: 'privacy' | 'terms' | 'refunds') => wordsOf({ name: 'static', props: { document, help } });
    expect(await words('privacy')).toContain('up to one month');
    expect(await words('terms')).toContain('18 or older, or have the consent of a parent');
    expect(await words('refunds')).toMatch(/7 to 14 working days.*90 days.*48 hours/s);
  });

  it('answers the fear for the money first when something broke, with a number to give to help', async () => {
    expect(await wordsOf({ name: 'problem', props: { status: 500, message: null, requestId: 'req-7', help } })).toMatch(
      /do not pay again.*req-7/s,
    );
  });

  it('posts the number of a lost ticket, so that it stands in no address', async () => {
    const page: PageModel = {
      name: 'get-qr',
      props: { kind: 'park', place: statusProps.park, mobile: '', answer: null, problems: [], ads: [], help },
    };
    expect((await render(page)).body).toMatch(/<form[^>]*method="post"/);
  });
});
