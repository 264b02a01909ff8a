import { expect, test } from 'vitest';
import { passBody, readPass, readShortCode, refusalAtGate, type TicketAtGate } from './rules.ts';

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

const ticket: TicketAtGate = { parkId: 'here', visitDate: '2027-01-04', status: 'paid', admitted: false };
const gate = { parkId: 'here', days: ['2027-01-04'] };

test('a paid ticket for this park and day may come in, once', () => {
  expect(refusalAtGate(ticket, gate)).toBeNull();
  expect(refusalAtGate({ ...ticket, admitted: true }, gate)).toBe('already_scanned');
});

test('the refusal that says most comes first', () => {
  const everything: TicketAtGate = { parkId: 'there', visitDate: '2027-01-05', status: 'refunded', admitted: true };
  expect(refusalAtGate(everything, gate)).toBe('wrong_park');
  expect(refusalAtGate({ ...everything, parkId: 'here' }, gate)).toBe('unpaid');
  expect(refusalAtGate({ ...everything, parkId: 'here', status: 'paid' }, gate)).toBe('already_scanned');
  expect(refusalAtGate({ ...ticket, visitDate: '2027-01-05', status: 'failed' }, gate)).toBe('wrong_date');
  expect(refusalAtGate({ ...ticket, status: 'awaited' }, gate)).toBe('unpaid');
});

test('a gate without a park of its own lets in to any', () => {
  expect(refusalAtGate({ ...ticket, parkId: 'there' }, { ...gate, parkId: null })).toBeNull();
});
