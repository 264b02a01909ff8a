import { describe, expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { keyIn, toldIn, visitorPages, withoutState } from '#server/testing/visitor-pages.ts';
import { aBranch } from './factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit } = visitorPages(use);

const owner = theOwner(use, { registrationType: 'loan' });

const pageOf = (id: string) => `/loanbooking/${id}`;
const person = { personName: 'Mohan Rao', mobile: '9876543210', loanType: 'Consumer durables' };

/** Books on a page, and answers what staff see of it. */
async function bookedOn(url: string) {
  const { statusCode, headers } = await submit(url, person);
  expect(statusCode).toBe(303);
  const [, page, id, branchId] = String(headers.location).split('/');
  expect(page).toBe('loanappointment');
  const { json } = await use.call('GET', `/loanbooking/${id}`, undefined, owner);
  expect(json.branchId).toBe(branchId);
  return json;
}

describe('the page of a branch', () => {
  test('opens with and without its name, offers the four loans and says how many wait', async () => {
    const branch = await aBranch(use, owner, { branchName: 'Abids Branch' });
    await bookedOn(pageOf(branch._id));
    for (const url of [pageOf(branch._id), `${pageOf(branch._id)}/abids%20branch`]) {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      for (const type of ['Auto mobile', 'Personal', 'Consumer durables', 'Home'])
        expect(body).toContain(`value="${type}"`);
      expect(body).toContain('1 person is waiting now');
      expect(body).toContain('property="og:title" content="Book a token – Abids Branch"');
      expect(body).not.toContain('noindex');
    }
  });

  test.each([
    ['en', 'No counter calls tokens here yet. Please ask at the branch before you take one.'],
    ['hi', 'यहाँ अभी कोई काउंटर टोकन नहीं बुलाता।'],
    ['te', 'ఇక్కడ ఇంకా ఏ కౌంటర్ టోకెన్‌లను పిలవడం లేదు.'],
  ])('says kindly that there is no counter yet (%s), and nothing of it once there is one', async (language, words) => {
    const branch = await aBranch(use, owner);
    const body = async () => withoutState((await open(`${pageOf(branch._id)}?lang=${language}`)).body);
    expect(await body()).toContain(words);
    await aCounter(use, owner, branch._id);
    expect(await body()).not.toContain(words);
  });

  test('books without JavaScript, and the same form twice gives one token', async () => {
    const branch = await aBranch(use, owner);
    const form = { ...person, formKey: keyIn((await open(pageOf(branch._id))).body) };
    const [first, second] = [await submit(pageOf(branch._id), form), await submit(pageOf(branch._id), form)];
    expect(first.headers.location).toMatch(new RegExp(`^/loanappointment/[0-9a-z]{26}/${branch._id}$`));
    expect(second.headers.location).toBe(first.headers.location);
    expect(await bookedOn(pageOf(branch._id))).toMatchObject({
      tokenNumber: 2,
      name: 'Mohan Rao',
      typeOfLoan: 'Consumer durables',
      counterNumber: null,
    });
  });

  test('tells all problems in the order of the page, in the words of the product, and keeps what was typed', async () => {
    const branch = await aBranch(use, owner);
    const form: Record<string, string> = {};
    const told = async (more: Record<string, string>): Promise<string[]> => {
      const { statusCode, body } = await submit(pageOf(branch._id), Object.assign(form, more));
      expect(statusCode).toBe(400);
      if (form.mobile) expect(body).toContain(`value="${form.mobile}"`);
      return toldIn(body);
    };
    const [name, loanType] = [' Name is required', ' Loan type is required'];
    expect(await told({})).toEqual([name, 'mobile number required', loanType]);
    expect(await told({ mobile: 'abc' })).toEqual([name, 'Must be only digits', loanType]);
    expect(await told({ mobile: '12345' })).toEqual([name, 'Must be exactly 10 digits', loanType]);
    expect(await told({ mobile: '9876543210' })).toEqual([name, loanType]);
    expect(await told({ personName: 'Mohan' })).toEqual([loanType]);
    expect(await told({ loanType: 'Yacht' })).toEqual([loanType]);
  });
});

describe('the own link of a counter', () => {
  test('says which counter it is, and books at its branch for it', async () => {
    const branch = await aBranch(use, owner);
    await aCounter(use, owner, branch._id, { counterNumber: '1' });
    const counter = await aCounter(use, owner, branch._id, { counterNumber: '3' });
    expect((await open(pageOf(counter.id))).body).toContain('Counter 3');
    for (const _ of 'ab')
      expect(await bookedOn(pageOf(counter.id))).toMatchObject({ branchId: branch._id, counterNumber: '3' });
  });

  test('that is closed gives its people to the other counters', async () => {
    const branch = await aBranch(use, owner);
    await aCounter(use, owner, branch._id, { counterNumber: '1' });
    const closed = await aCounter(use, owner, branch._id, { counterNumber: '2' });
    await bookedOn(pageOf(closed.id));
    await use.call('DELETE', `/counterlogin/${closed.id}`, undefined, owner);
    const { statusCode, body } = await open(pageOf(closed.id));
    expect(statusCode).toBe(200);
    expect(body).toContain('Counter 2 is closed just now. Another counter of this branch takes you.');
    expect(await bookedOn(pageOf(closed.id))).toMatchObject({ counterNumber: '1' });
  });
});

describe('where nothing can be booked', () => {
  test('an id that is none is the page of lost ways', async () => {
    expect((await open(pageOf('z'.repeat(26)))).statusCode).toBe(404);
  });

  test('a closed branch says so, on the links of its counters too', async () => {
    const branch = await aBranch(use, owner, { branchName: 'Old Branch' });
    const counter = await aCounter(use, owner, branch._id);
    await bookedOn(pageOf(branch._id));
    await use.call('DELETE', `/branch/${branch._id}`, undefined, owner);
    for (const id of [branch._id, counter.id]) {
      const { statusCode, body } = await open(pageOf(id));
      expect(statusCode).toBe(200);
      expect(body).toContain('Old Branch takes no new bookings.');
    }
  });

  test('an organisation that is switched off takes no bookings for now', async () => {
    const off = await anOwner(use, { registrationType: 'loan' });
    const branch = await aBranch(use, off, { branchName: 'Resting Branch' });
    await use.database.asOwner('update organisation set active = false where id = $1', [off.organisationId]);
    const shown = await open(pageOf(branch._id));
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('This Resting Branch is currently inactive.');
    expect((await submit(pageOf(branch._id), person)).headers.location).toBeUndefined();
  });
});
