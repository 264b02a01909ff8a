import { expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { aCardClinic } from '#server/testing/paid-by-card.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const { use, pass } = await useCardSales({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit } = visitorPages(use);

const { doctors, bank } = doctorsAndBank(use);

const doctorPage = ({ _id, clinicId }: { _id: string; clinicId: string }) => `/doctorappointment/${_id}/${clinicId}`;
/** Without the texts that the page carries for its script. */
const wordsIn = (body: string): string => body.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
const read = async (url: string): Promise<string> => wordsIn((await open(url)).body);
const mark = (path: string, id: string, bookingStatus: string, { token }: Owner) =>
  use.call('PUT', `${path}/${id}`, { bookingStatus }, { token });

test('a token shows its number, the running one and how many are before it, and stays out of caches and search engines', async () => {
  const clinic = await aClinic(use, doctors);
  const [, , third] = [await bookDoctor(use, clinic), await bookDoctor(use, clinic), await bookDoctor(use, clinic)];
  const { body, headers } = await open(doctorPage(third.json));
  expect(wordsIn(body)).toMatch(/Your token\s+3\s.*2 people before you.*Now serving\s+–/s);
  expect(body).toContain('data:image/png;base64,');
  expect(body).toContain(`href="/doctorbooking/${clinic._id}/`);
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
});

test('who is called reads where to go, who was not there whom to speak to, and who is done that it is over', async () => {
  const branch = await aBranch(use, bank);
  await aCounter(use, bank, branch._id, { counterNumber: '4' });
  const { json } = await bookLoan(use, branch);
  const url = `/loanappointment/${json._id}/${branch._id}`;
  expect(await read(url)).toMatch(/You are next\..*Counter\s+4/s);
  await mark('/loanbooking', json._id, 'called', bank);
  expect(await read(url)).toContain('You are being called. Please go to counter 4.');
  await mark('/loanbooking', json._id, 'noshow', bank);
  expect(await read(url)).toContain('We called you; please speak to the counter.');
  await mark('/loanbooking', json._id, 'complete', bank);
  expect(await read(url)).toContain('Done. Thank you for coming.');
});

test('a pause, a delay, another day and a day that is over are said', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '2' });
  const [today, tomorrow] = [
    await bookDoctor(use, clinic),
    await bookDoctor(use, clinic, { selectedDate: '2027-01-05' }),
  ];
  const pause = { kind: 'doctor', id: clinic._id, paused: true, lateMinutes: 80 };
  await use.call('POST', '/queue/pause', pause, doctors);
  expect(await read(doctorPage(today.json))).toMatch(/queue is paused.*Running late by about 1 h 20 min/s);
  expect(await read(doctorPage(tomorrow.json))).toContain('Your token is for Tue, 5 Jan 2027.');
  use.clock.advance(24 * 60);
  expect(await read(doctorPage(today.json))).toContain('This token was for Mon, 4 Jan 2027. That day is over.');
  use.clock.advance(-24 * 60);
});

test('it is a slip: patient, address, fee and how it is paid, receipt, short code, and ways to pass it on', async () => {
  const place = { clinicName: 'Sanjeevani', address: '2-41', area: 'Ameerpet', city: 'Hyderabad', fee: '300' };
  const clinic = await aClinic(use, doctors, place);
  const { json } = await bookDoctor(use, clinic, { patientName: 'Lakshmi Devi' });
  const { body } = await open(doctorPage(json));
  const slip = wordsIn(body.replace(/<!--.*?-->/g, ''));
  const code = `${json._id.slice(0, 4)}-${json._id.slice(4, 8)}`.toUpperCase();
  expect(slip).toMatch(
    /Patient\s+Lakshmi Devi\s+Clinic\s+Sanjeevani\s+Where\s+2-41, Ameerpet, Hyderabad\s+Show on map/,
  );
  expect(slip).toMatch(/Payment\s+To be paid at the clinic/);
  expect(slip).toMatch(/Fee\s.*1 × Dr Meera Nair\s+₹300\s.*Total\s+₹300/s);
  for (const word of [`Code ${code}`, 'Share', 'WhatsApp']) expect(slip.replace(/\s+/g, ' ')).toContain(word);
  expect(body).toContain(`query=${encodeURIComponent('Sanjeevani, 2-41, Ameerpet, Hyderabad')}`);
  expect(body).toContain(`download="Sanjeevani-4-Jan-2027-${code}.png"`);
});

test('a branch asks no fee: its slip names who waits, and neither payment nor receipt', async () => {
  const branch = await aBranch(use, bank);
  const { json } = await bookLoan(use, branch);
  const slip = await read(`/loanappointment/${json._id}/${branch._id}`);
  expect(slip).toMatch(/Name\s+Mohan Rao/);
  expect(slip).not.toMatch(/Payment|Receipt|₹/);
});

test('a token of a later day says when to come, by the hours of its clinic', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '2', startTime: '09:00', endTime: '13:00', tokens: '24' });
  const ahead = { selectedDate: '2027-01-05' };
  const [, , third] = [
    await bookDoctor(use, clinic, ahead),
    await bookDoctor(use, clinic, ahead),
    await bookDoctor(use, clinic, ahead),
  ];
  expect(await read(doctorPage(third.json))).toContain(
    'Your token is for Tue, 5 Jan 2027. Please come at about 9:15 am.',
  );
});

/** A clinic where five came, and one was seen every four minutes; it is noon. */
async function aMovingQueue() {
  use.clock.set('2027-01-04T06:30:00.000Z');
  const clinic = await aClinic(use, doctors, { startTime: '09:00', endTime: '13:00' });
  const tokens = [];
  for (const _ of 'abcdefg') tokens.push((await bookDoctor(use, clinic)).json);
  for (const { _id } of tokens.slice(0, 5)) {
    await mark('/doctorbooking', _id, 'complete', doctors);
    use.clock.advance(4);
  }
  return { clinic, last: doctorPage(tokens[6]) };
}

test('minutes are said in steps of five while the queue moves', async () => {
  const { last } = await aMovingQueue();
  expect(await read(last)).toMatch(/about 5 min or less, as the queue moves now/);
});

test('no minutes are said while the queue is paused, when nobody was called for twenty, and after hours', async () => {
  const { clinic, last } = await aMovingQueue();
  const pause = (paused: boolean) =>
    use.call('POST', '/queue/pause', { kind: 'doctor', id: clinic._id, paused, lateMinutes: 0 }, doctors);
  await pause(true);
  expect(await read(last)).not.toContain('as the queue moves now');
  await pause(false);
  expect(await read(last)).toContain('as the queue moves now');
  use.clock.advance(17);
  expect(await read(last)).not.toContain('as the queue moves now');
  use.clock.set('2027-01-04T07:31:00.000Z');
  expect(await read(last)).not.toContain('as the queue moves now');
  use.clock.set('2027-01-04T06:30:00.000Z');
});

test('ids that do not belong together, and those of the other kind, open nothing', async () => {
  const [clinic, other] = [await aClinic(use, doctors), await aClinic(use, doctors)];
  const { json } = await bookDoctor(use, clinic);
  expect((await open(`/doctorappointment/${json._id}/${other._id}`)).statusCode).toBe(404);
  expect((await open(`/loanappointment/${json._id}/${clinic._id}`)).statusCode).toBe(404);
});

test('before the clinic opens nobody is next: its hour is named, and when to come', async () => {
  use.clock.set('2027-01-04T02:30:00.000Z');
  const clinic = await aClinic(use, doctors, { startTime: '09:00', endTime: '13:00', tokens: '24' });
  const pages: string[] = [];
  for (const _ of 'abc') pages.push(doctorPage((await bookDoctor(use, clinic)).json));
  expect(await read(pages[0] ?? '')).toContain('The clinic opens at 9:00 am. Please come at about 9:00 am.');
  const third = await read(pages[2] ?? '');
  expect(third).toContain('Please come at about 9:15 am.');
  expect(third).not.toContain('before you');
  use.clock.set('2027-01-04T03:30:00.000Z');
  expect(await read(pages[0] ?? '')).toContain('You are next.');
  use.clock.set('2027-01-04T06:30:00.000Z');
});

test('an unpaid one is told so, can be paid without scripts, and not when its time is over', async () => {
  const clinic = await aCardClinic(use, doctors);
  const { json } = await bookDoctor(use, clinic, { paymentMode: 'online' });
  const url = doctorPage(json);
  const page = await open(url);
  expect(page.body).toContain('This booking is not paid yet. You can pay until');
  expect(page.body).toContain('name="intent"');
  expect(page.body).not.toContain('data:image/png;base64,');
  const paying = await submit(url, { intent: 'pay' });
  expect([paying.statusCode, String(paying.headers.location)]).toEqual([303, expect.stringContaining('encRequest=')]);
  await pass(16);
  expect(await read(url)).toContain('The time for this booking is over');
  expect((await submit(url, { intent: 'pay' })).headers.location).toBe(url);
});
