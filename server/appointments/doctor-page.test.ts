import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aCardClinic } from '#server/testing/paid-by-card.ts';
import { START } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { keyIn, toldIn, visitorPages, withoutState } from '#server/testing/visitor-pages.ts';
import { aClinic } from './factory.ts';

const { use, pass } = await useCardSales({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit, handedOff } = visitorPages(use);

const owner = theOwner(use, { registrationType: 'doctor' });

const aPayingClinic = (more: object = {}) => aCardClinic(use, owner, more);
const aDoctor = () => aRecord(use, owner, '/doctor', FORMS.doctor());
const pageOf = ({ _id }: { _id: string }) => `/doctorbooking/${_id}`;
const person = { personName: 'Lakshmi Devi', mobile: '9876543210' };

describe('the page of a clinic', () => {
  test.each([
    ['en', 'No doctor sees patients here at present.'],
    ['hi', 'अभी यहाँ कोई डॉक्टर मरीज़ नहीं देखते।'],
    ['te', 'ప్రస్తుతం ఇక్కడ ఏ డాక్టరూ రోగులను చూడటం లేదు.'],
  ])('whose only doctor was closed says kindly that nobody is here, in %s', async (lang, words) => {
    const clinic = await aPayingClinic({ doctorName: `Dr of ${lang}` });
    await use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner);
    const { statusCode, body } = await open(`${pageOf(clinic)}?lang=${lang}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(words);
    expect(body).not.toContain('All tokens for today are booked');
  });

  test('opens with and without its name, and shows who, where, when and what it costs', async () => {
    const clinic = await aPayingClinic({ clinicName: 'Asha Clinic', tokens: '37', fee: '1250' });
    for (const url of [pageOf(clinic), `${pageOf(clinic)}/asha-clinic`]) {
      const { statusCode, body, headers } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      for (const fact of [
        'Asha Clinic',
        'Dr Meera Nair',
        'Skin',
        '12 Station Road, Ameerpet, Hyderabad',
        '9:00 am to 11:59 pm',
        'Fee ₹1,250',
        '37 tokens left today',
        'Pay ₹1,250',
      ])
        expect(body).toContain(fact);
      expect(body).toContain('property="og:title" content="Book a token – Asha Clinic"');
      expect(body).not.toContain('noindex');
    }
  });

  test('asks for a day only where days ahead can be booked, and for the way to pay only where there are two', async () => {
    const today = dayOf(use.clock.now());
    const plain = await open(pageOf(await aPayingClinic()));
    expect(plain.body).not.toContain('name="day"');
    expect(plain.body).toMatch(/checked="" value="online"/);
    const { body } = await open(pageOf(await aClinic(use, owner, { bookingDays: '2' })));
    expect(body).toContain(`value="${addDays(today, 2)}"`);
    expect(body).not.toContain(`value="${addDays(today, 3)}"`);
    expect(body).toContain('type="hidden" name="paymentMode" value="cash"');
    expect(body).toContain('This clinic cannot take payments online yet. Please pay at its desk.');
    expect((await open(pageOf(await aPayingClinic({ fee: '0' })))).body).not.toContain('name="paymentMode"');
  });

  test('says that the doctor pauses or runs late', async () => {
    const clinic = await aClinic(use, owner);
    const body = { kind: 'doctor', id: clinic._id, paused: true, lateMinutes: 20 };
    await use.call('POST', '/queue/pause', body, owner);
    const shown = (await open(pageOf(clinic))).body;
    expect(shown).toContain('Dr Meera Nair has paused for a while.');
    expect(shown).toContain('Dr Meera Nair is running about 20 minutes late today.');
  });
});

describe('booking without JavaScript', () => {
  test('paid at the clinic gives the token at once, and the same form twice gives it once', async () => {
    const clinic = await aPayingClinic();
    const formKey = keyIn((await open(pageOf(clinic))).body);
    const form = { ...person, formKey, paymentMode: 'cash' };
    const first = await submit(pageOf(clinic), form);
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toMatch(new RegExp(`^/doctorappointment/[0-9a-z]{26}/${clinic._id}$`));
    expect((await submit(pageOf(clinic), form)).headers.location).toBe(first.headers.location);
    const other = await submit(pageOf(clinic), { ...form, personName: 'Ravi' });
    expect(other.headers.location).not.toBe(first.headers.location);
    expect((await open(pageOf(clinic))).body).toContain('38 tokens left today');
  });

  test('online leads to the gateway with the fee, and the same form again to the same payment', async () => {
    const clinic = await aPayingClinic();
    const formKey = keyIn((await open(pageOf(clinic))).body);
    const form = { ...person, formKey, paymentMode: 'online' };
    const { body } = await handedOff(pageOf(clinic), form);
    expect(body).toContain('Pay ₹300 to get your token');
    expect(body).toContain('1 × Dr Meera Nair');
    expect(body).toContain('name="encRequest"');
    expect(body).toContain('noindex');
    expect((await handedOff(pageOf(clinic), form)).body).toContain('name="encRequest"');
    expect((await open(pageOf(clinic))).body).toContain('39 tokens left today');
    await pass(16);
    const late = await submit(pageOf(clinic), form);
    expect(late.body).toContain('The time to pay for this booking is over.');
    expect(keyIn(late.body)).not.toBe(formKey);
  });

  test('all problems of the product come back in the order of the page, with everything that was typed', async () => {
    const clinic = await aPayingClinic({ doctorIds: [(await aDoctor())._id], bookingDays: '1' });
    const form: Record<string, string> = { paymentMode: 'cash' };
    const told = async (more: Record<string, string>): Promise<string[]> => {
      const { statusCode, body } = await submit(pageOf(clinic), Object.assign(form, more));
      expect(statusCode).toBe(400);
      expect(body).toContain('<title>Error: Book a token');
      expect(body).toMatch(/name="paymentMode" checked="" value="cash"/);
      return toldIn(body);
    };
    const name = 'patient Name is required';
    expect(await told({})).toEqual(['doctor Name is required', name, 'mobile number required']);
    expect(await told({ doctorId: clinic.doctorId })).toEqual([name, 'mobile number required']);
    expect(await told({ mobile: '98765abc' })).toEqual([name, 'Must be only digits']);
    expect(await told({ mobile: '98765' })).toEqual([name, 'Must be exactly 10 digits']);
    expect(await told({ mobile: '+91 98765 43210' })).toEqual([name]);
    expect(await told({ personName: 'Ravi', day: '2020-01-01' })).toEqual([
      'Please choose one of the days that are open for booking.',
    ]);
    expect((await submit(pageOf(clinic), { ...form, day: '' })).statusCode).toBe(303);
  });
});

describe('a clinic whose tokens are all booked', () => {
  test('says so before anything is asked, with the next open day', async () => {
    const clinic = await aClinic(use, owner, { tokens: '1' });
    expect((await submit(pageOf(clinic), { ...person, paymentMode: 'cash' })).statusCode).toBe(303);
    const { body } = await open(pageOf(clinic));
    expect(body).toContain('All tokens for today are booked.');
    expect(body).toContain(formatDay(addDays(dayOf(use.clock.now()), 1)));
    expect(body).not.toContain('<form');
    const late = await submit(pageOf(clinic), { ...person, paymentMode: 'cash' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('All tokens for today are booked.');
  });

  test('today offers the next day that is open, chosen already', async () => {
    const clinic = await aClinic(use, owner, { tokens: '1', bookingDays: '2' });
    const [today, tomorrow] = [dayOf(use.clock.now()), addDays(dayOf(use.clock.now()), 1)];
    await submit(pageOf(clinic), { ...person, day: today, paymentMode: 'cash' });
    const { body } = await open(pageOf(clinic));
    expect(body).toContain('All tokens for today are booked.');
    expect(body).toContain(`The next open day is ${formatDay(tomorrow)}. You can book it below.`);
    expect(body).toMatch(new RegExp(`checked="" value="${tomorrow}"`));
    expect(body).toMatch(new RegExp(`disabled=""[^>]* name="day" value="${today}"`));
  });

  test('holds that are over are given again, though no job has run', async () => {
    const clinic = await aPayingClinic({ tokens: '1' });
    await submit(pageOf(clinic), person);
    expect((await open(pageOf(clinic))).body).not.toContain('<form');
    await pass(16);
    expect((await open(pageOf(clinic))).body).toContain('<form');
  });

  test('that gives none at all names no day', async () => {
    const { body } = await open(pageOf(await aClinic(use, owner, { tokens: '0' })));
    expect(body).toContain('All tokens for today are booked.');
    expect(withoutState(body)).not.toContain('next open day');
  });
});

describe('a clinic that is closed for today', () => {
  const HOURS = { clinicName: 'Asha Clinic', startTime: '09:00', endTime: '13:00' };
  /** 22:21 of Mon, 4 Jan 2027 in Kolkata. */
  beforeEach(() => use.clock.set('2027-01-04T22:21:00+05:30'));
  afterEach(() => use.clock.set(START));

  test('says so before the form, which it does not offer, with the next open day', async () => {
    const clinic = await aPayingClinic(HOURS);
    const { body } = await open(pageOf(clinic));
    for (const told of [
      'Closed for today',
      'Asha Clinic is closed for today.',
      'The next open day is Tue, 5 Jan 2027.',
    ])
      expect(body).toContain(told);
    expect(body).not.toContain('<form');
    expect(body).not.toContain('tokens left today');
    const late = await submit(pageOf(clinic), person);
    expect([late.statusCode, late.body.includes('Asha Clinic is closed for today.')]).toEqual([409, true]);
  });

  test('offers tomorrow, chosen already, where tokens can be booked ahead', async () => {
    const { body } = await open(pageOf(await aPayingClinic({ ...HOURS, bookingDays: '1' })));
    for (const told of [
      'Asha Clinic is closed for today.',
      'The next open day is Tue, 5 Jan 2027. You can book it below.',
    ])
      expect(body).toContain(told);
    expect(body).toMatch(/checked="" value="2027-01-05"/);
    expect(body).toMatch(/disabled=""[^>]* name="day" value="2027-01-04"/);
  });
});

describe('the id of a doctor', () => {
  test('leads to the one clinic with the doctor chosen', async () => {
    const doctor = await aDoctor();
    const clinic = await aClinic(use, owner, { doctorIds: [doctor._id] });
    const { statusCode, headers } = await open(pageOf(doctor));
    expect([statusCode, headers.location]).toEqual([303, `/doctorbooking/${clinic._id}?doctor=${doctor._id}`]);
    expect((await open(String(headers.location))).body).toMatch(new RegExp(`checked="" value="${doctor._id}"`));
  });

  test('chooses for whoever came by it, and for nobody else who opens the page of the clinic', async () => {
    const [one, other] = [await aDoctor(), await aDoctor()];
    const clinic = await aClinic(use, owner, { doctorIds: [one._id, other._id] });
    const chosenAt = async (url: string) =>
      /checked="" value="([0-9a-z]{26})"/.exec((await open(url)).body)?.[1] ?? null;
    for (const _ of ['written', 'kept'])
      expect([
        await chosenAt(pageOf(clinic)),
        await chosenAt(`${pageOf(clinic)}?doctor=${one._id}`),
        await chosenAt(`${pageOf(clinic)}?doctor=${other._id}`),
      ]).toEqual([null, one._id, other._id]);
  });

  test('asks which clinic where there are several, and says in words where there is none any more', async () => {
    const doctor = await aDoctor();
    const clinics = [];
    for (const area of ['Ameerpet', 'Kukatpally'])
      clinics.push(await aClinic(use, owner, { area, doctorIds: [doctor._id] }));
    const { body } = await open(pageOf(doctor));
    for (const { _id, clinicName } of clinics) {
      expect(body).toContain(`href="/doctorbooking/${_id}?doctor=${doctor._id}"`);
      expect(body).toContain(clinicName);
    }
    const { statusCode, body: closed } = await open(pageOf(await aDoctor()));
    expect(statusCode).toBe(410);
    expect(closed).toContain('takes no bookings here any more.');
  });
});

describe('where nothing can be booked', () => {
  test('an id that is none is the page of lost ways', async () => {
    expect((await open(`/doctorbooking/${'z'.repeat(26)}`)).statusCode).toBe(404);
    expect((await submit(`/doctorbooking/${'z'.repeat(26)}`, person)).statusCode).toBe(404);
  });
});
