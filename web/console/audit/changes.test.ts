// @vitest-environment node
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/model.ts';
import { changesOf, entryWords, saysAll } from './changes.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'e1',
  organisationId: 'o1',
  organisationName: 'Zoo',
  createdAt: new Date(0),
  accountId: 'o1',
  accountName: 'Asha Rao',
  role: 'owner',
  noun: 'park',
  recordId: 'p1',
  recordName: 'Sarovar',
  action: 'changed',
  changes: {},
  ...more,
});

test('one short change stands in the line, in words and rupees', () => {
  const fee = entry({ changes: { 'fees.adult.price': { from: 10_000, to: 12_000 } } });
  expect(entryWords(fee)).toBe('Changed the park Sarovar: Adult fee ₹100 → ₹120');
  expect(saysAll(fee)).toBe(true);
});

test('of several changes the line names the fields, and the rest is to be opened', () => {
  const several = entry({
    changes: { 'fees.camera.offered': { from: false, to: true }, custom_dates: { from: null, to: ['2027-01-02'] } },
  });
  expect(entryWords(several)).toBe('Changed the park Sarovar: Booking dates, Video Camera on sale');
  expect(saysAll(several)).toBe(false);
  expect(changesOf(several).map(({ from, to }) => [from, to])).toEqual([
    ['–', 'Sat, 2 Jan 2027'],
    ['No', 'Yes'],
  ]);
});

test('switching, new passwords, cancelled bookings and registrations have verbs of their own', () => {
  expect(entryWords(entry({ changes: { active: { from: true, to: false } } }))).toBe('Switched off the park Sarovar');
  const ravi = { noun: 'inspector', recordName: 'Ravi' } as const;
  const password = entry({ ...ravi, changes: { password_hash: { hidden: true } } });
  expect(entryWords(password)).toBe('Set a new password for the ticket inspector Ravi');
  expect(changesOf(password)[0]).toMatchObject({ field: 'Password', to: 'changed' });
  const booking = { noun: 'booking', recordName: '1abc2def' } as const;
  const voided = { voided: { from: false, to: true }, status: { from: 'pending', to: 'aborted' } };
  expect(entryWords(entry({ ...booking, changes: voided }))).toBe('Cancelled the booking 1ABC-2DEF');
  expect(entryWords(entry({ noun: 'organisation', action: 'added', recordName: 'Zoo' }))).toBe(
    'Registered the organisation Zoo',
  );
});

test('a booking that moved to another day or doctor, or a token to another counter, says from where to where in one line', () => {
  const doctor = { from: 'Dr Meera', to: 'Dr Rao' };
  const day = { from: '2027-01-04', to: '2027-01-06' };
  const booking = { noun: 'booking', recordName: '1abc2def' } as const;
  const moved = entry({ ...booking, changes: { visit_date: day, doctor } });
  expect(entryWords(moved)).toBe('Moved the booking 1ABC-2DEF: Dr Meera, Mon, 4 Jan 2027 → Dr Rao, Wed, 6 Jan 2027');
  expect(saysAll(moved)).toBe(true);
  const token = entry({ noun: 'token', recordName: '3', changes: { counter: { from: 'Ravi', to: 'Meera' } } });
  expect(entryWords(token)).toBe('Moved the token 3: Ravi → Meera');
  const more = entry({ ...booking, changes: { visit_date: day, mobile: { from: '••1', to: '••2' } } });
  expect(entryWords(more)).toContain('Changed the booking 1ABC-2DEF');
});

test('a blocked burst of wrong passwords is told with the account and from where', () => {
  const blocked = entry({
    noun: 'login',
    recordName: 'Ravi',
    action: 'added',
    role: 'system',
    accountId: null,
    accountName: '',
    changes: { address: { from: null, to: '203.0.113.•••' } },
  });
  expect(entryWords(blocked)).toBe('Stopped somebody who tried many wrong passwords for Ravi, from 203.0.113.•••');
  expect(saysAll(blocked)).toBe(true);
});

test('signing out everywhere says all in its line', () => {
  const out = entry({ noun: 'session', recordName: 'Asha Rao', action: 'removed' });
  expect(entryWords(out)).toBe('Signed out everywhere');
  expect(saysAll(out)).toBe(true);
});

test('a doctor comes to a clinic and leaves it', () => {
  const nair = { noun: 'clinic-doctor', recordName: 'Dr Nair' } as const;
  const came = entry({ ...nair, action: 'added', changes: { clinic: { from: null, to: 'Sanjeevani' } } });
  expect(entryWords(came)).toBe('Added Dr Nair to the clinic Sanjeevani');
  const left = entry({ ...nair, action: 'removed', changes: { clinic: { from: 'Sanjeevani', to: null } } });
  expect(entryWords(left)).toBe('Took Dr Nair off the clinic Sanjeevani');
  expect(saysAll(left)).toBe(true);
});

test('what was added or removed is named, and tells what it had', () => {
  const added = entry({
    action: 'added',
    noun: 'coaching-batch',
    changes: { start_time: { from: null, to: '07:00' } },
  });
  expect(entryWords(added)).toBe('Added the batch Sarovar');
  expect(saysAll(added)).toBe(false);
  expect(changesOf(added)[0]).toMatchObject({ field: 'Start time', to: '7:00 am' });
  expect(entryWords(entry({ action: 'removed', recordName: '' }))).toBe('Removed a park');
});

test('a long text is not put into the line', () => {
  const note = entry({ changes: { note: { from: null, to: 'word '.repeat(40) } } });
  expect(entryWords(note)).toBe('Changed the park Sarovar: Note');
  expect(saysAll(note)).toBe(false);
});

test('instants, lists of people and hundredths are read as people say them', () => {
  const mixed = entry({
    changes: {
      starts_at: { from: null, to: '2027-01-10T12:30:00+00:00' },
      officers: { from: null, to: [{ number: '1', name: 'Sunil', mobile: '••••••0001' }] },
      discount_value: { from: 1000, to: 1250 },
      minimum_order_paise: { from: 0, to: 50_000 },
    },
  });
  expect(Object.fromEntries(changesOf(mixed).map(({ path, from, to }) => [path, `${from} ${to}`]))).toEqual({
    starts_at: '– Sun, 10 Jan 2027, 6:00 pm',
    officers: '– 1 Sunil ••••••0001',
    discount_value: '10 12.5',
    minimum_order_paise: '₹0 ₹500',
  });
});

test('a look at the console is said in its own words', () => {
  const look = entry({ noun: 'look', action: 'added', role: 'admin', recordName: 'Zoo' });
  expect(entryWords(look)).toBe('Looked at the console of Zoo, without changing anything');
  expect(saysAll(look)).toBe(true);
});
