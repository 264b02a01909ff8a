import { expect, test } from 'vitest';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import { CATEGORY_KEYS, inBookingOrder } from '#contract/fees/rules.ts';
import {
  judge,
  type KnownTicket,
  passBody,
  readPass,
  readShortCode,
  refusalAtGate,
  type TicketAtGate,
} from './rules.ts';

const PASS = {
  bookingId: '0123456789abcdefghjkmnpqrs',
  parkId: 'tvwxyz0123456789abcdefghjk',
  visitDate: '2027-01-04',
  people: 4,
};
const SIGNATURE = '0'.repeat(103);

test('a pass is read as it was written, byte for byte', () => {
  const body = passBody(PASS, 'K3YS');
  const read = { pass: PASS, keyId: 'K3YS', signed: body, signature: SIGNATURE };
  expect(readPass(`${body}/${SIGNATURE}`)).toEqual(read);
  for (const other of [body.toLowerCase(), ` ${body}`, body.replace('PV1', 'Pv1'), body.replace('K3YS', 'K3Y\u017f')])
    expect([other, readPass(`${other}/${SIGNATURE}`)]).toEqual([other, null]);
  for (const end of [' ', '\n', '\r\n', '\0']) expect(readPass(`${body}/${SIGNATURE}${end}`)).toBeNull();
});

test('a pass says what was bought in the order of the booking page, and an older one does not', () => {
  const lines = CATEGORY_KEYS.map((category, at) => ({ category, quantity: at + 1 }));
  const body = passBody({ ...PASS, lines: lines.toReversed() }, 'K3YS');
  expect(body).toMatch(/\/4\/A1B2C3D4E5F6G7J10K11L12P16Q17R18H8I9M13N14O15$/);
  expect(readPass(`${body}/${SIGNATURE}`)?.pass).toEqual({ ...PASS, lines: inBookingOrder(lines) });
  for (const end of ['', 'A', '2', 'S1', 'A1B', 'a1', 'A1/B2'])
    expect([end, readPass(`${passBody(PASS, 'K3YS')}/${end}/${SIGNATURE}`)]).toEqual([end, null]);
});

test('what only looks a little like a pass is none', () => {
  const body = passBody(PASS, 'K3YS');
  for (const text of [body, `${body}/${SIGNATURE}0`, `${body}/${SIGNATURE.slice(1)}`, `X${body}/${SIGNATURE}`, ''])
    expect(readPass(text), text).toBeNull();
});

test('a short code is eight letters and digits, however people space them and whatever they take a digit for', () => {
  expect(readShortCode('7K2M-9QXA')).toBe('7k2m9qxa');
  expect(readShortCode(' 7k2m 9qxa ')).toBe('7k2m9qxa');
  expect(readShortCode('OIl0-1o9Q')).toBe('0110109q');
  for (const text of ['7K2M-9QX', '7K2M-9QXAB', '7K2M/9QXA', '']) expect(readShortCode(text), text).toBeNull();
});

test('the address of a ticket’s page is read as its ticket, whatever stands behind it', () => {
  const page = `https://parks.example/${BOOKING_PAGES['park-ticket']}/7k2m9qxa${'0'.repeat(18)}/${'1'.repeat(26)}`;
  for (const end of ['', '/', '?from=sms', '#code']) expect(readShortCode(page + end)).toBe('7k2m9qxa');
  for (const other of [page.slice(0, -1), `${page} `, page.replace('https', 'ftp'), `see ${page}`])
    expect([other, readShortCode(other)]).toEqual([other, null]);
});

const HOST = 'https://parks.example';
const ID = `7k2m9qxa${'0'.repeat(18)}`;

test.each([
  ['a Wi-Fi network', 'WIFI:T:WPA;S:Zoo guests;P:elephants;;', null],
  ['a UPI payment', 'upi://pay?pa=zoo@bank&pn=Zoo&am=100', null],
  ['a visiting card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ravi Kumar\nTEL:+919876543210\nEND:VCARD', null],
  ['another site', 'https://example.com/tickets/7k2m9qxa', null],
  ['a boarding pass', 'M1KUMAR/RAVI          EABC123 HYDDELAI 0542 004Y012A0025 100', null],
  ['the bar code of goods (EAN)', '8901234567894', null],
  ['an empty code', '', null],
  ['a very long text', 'x'.repeat(4000), null],
  ['our poster and booking page', `${HOST}/ticketbooking/${ID}/nehru%20zoo`, null],
  ['our page of a token', `${HOST}/doctorappointment/${ID}/${ID}`, null],
  ['our page for another ticket', `${HOST}/getqr/${ID}`, null],
  ['the page of a ticket', `${HOST}/paymentstatus/${ID}/${ID}`, '7k2m9qxa'],
])('%s at the gate is no ticket, but for its own page', (_, code, ticket) => {
  expect([readPass(code), readShortCode(code)]).toEqual([null, ticket]);
});

const ticket: TicketAtGate = {
  parkId: 'here',
  visitDate: '2027-01-04',
  slot: null,
  slotUntil: null,
  status: 'paid',
  admitted: false,
};
const at = (time: string): Date => new Date(`2027-01-04T${time}+05:30`);
const gate = {
  parkId: 'here',
  days: ['2027-01-04'],
  now: at('12:00'),
  slotEarlyMinutes: 10,
  slotLateMinutes: 15,
};

test('a paid ticket for this park and day may come in, once', () => {
  expect(refusalAtGate(ticket, gate)).toBeNull();
  expect(refusalAtGate({ ...ticket, admitted: true }, gate)).toBe('already_scanned');
});

test('the refusal that says most comes first', () => {
  const timed = { ...ticket, slot: '13:00', slotUntil: '14:00' };
  const everything: TicketAtGate = {
    ...timed,
    parkId: 'there',
    visitDate: '2027-01-05',
    status: 'refunded',
    admitted: true,
  };
  expect(refusalAtGate(everything, gate)).toBe('wrong_park');
  expect(refusalAtGate({ ...everything, parkId: 'here' }, gate)).toBe('unpaid');
  expect(refusalAtGate({ ...everything, parkId: 'here', status: 'paid' }, gate)).toBe('already_scanned');
  expect(refusalAtGate({ ...ticket, visitDate: '2027-01-05', status: 'failed' }, gate)).toBe('wrong_date');
  expect(refusalAtGate({ ...timed, status: 'awaited' }, gate)).toBe('unpaid');
  expect(refusalAtGate(timed, gate)).toBe('too_early');
});

test('a gate without a park of its own lets in to any', () => {
  expect(refusalAtGate({ ...ticket, parkId: 'there' }, { ...gate, parkId: null })).toBeNull();
});

test.each([
  ['09:49:59.999', 'too_early'],
  ['09:50', null],
  ['11:14:59.999', null],
  ['11:15', 'too_late'],
])('a ticket for 10 to 11, ten minutes early or fifteen late, is met at %s with %s', (time, refusal) => {
  const timed = { ...ticket, slot: '10:00', slotUntil: '11:00' };
  expect(refusalAtGate(timed, { ...gate, now: at(time) })).toBe(refusal);
});

test('without the server who was inside comes back after the end of the slot, and nobody who never came', () => {
  const pass = { ...PASS, slot: '10:00', slotUntil: '11:00', lines: [{ category: 'adult', quantity: 4 }] };
  const known: KnownTicket = {
    here: { letIn: { adult: 3 }, inside: { adult: 1 } },
    elsewhere: null,
    changed: null,
    park: { opensAt: null, closesAt: null, reEntry: true },
    inside: 1,
  };
  const scan = { parkId: PASS.parkId, out: false, admit: { adult: 2 } };
  const judged = (change: Partial<KnownTicket> = {}, admit = scan.admit) =>
    judge({ pass, isSigned: true }, { ...known, ...change }, { ...scan, admit }, at('12:00'));
  expect(judged().parts?.answer).toMatchObject({ result: 'admitted', counts: { adult: 2 }, left: {} });
  expect(judged({}, { adult: 3 }).result).toBe('how_many');
  expect(judged({ here: { letIn: { adult: 3 }, inside: { adult: 3 } } }).result).toBe('too_late');
  expect(judged({ here: null }).result).toBe('too_late');
});

test('a pass says its time slot, with its lines and without', () => {
  const slot = { slot: '10:00', slotUntil: '11:30' };
  for (const pass of [
    { ...PASS, ...slot },
    { ...PASS, ...slot, lines: [{ category: 'adult', quantity: 4 }] },
  ]) {
    const body = passBody(pass, 'K3YS');
    expect(body).toMatch(/\/T10001130$/);
    expect(readPass(`${body}/${SIGNATURE}`)?.pass).toEqual(pass);
  }
});
