import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { clearSession } from '../session.ts';
import { dropDraft, dropOwnDrafts, hasOwnDrafts, keepDraft, readDraft, sweepDrafts } from './drafts.ts';

const place = { noun: 'parks', record: 'p1' };
const typed = { values: { name: 'Zoo' }, before: { name: 'Park' } };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:40:00Z'), toFake: ['Date'] });
  signInHere('asha');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft is found again with what was typed, what stood there before, and when it was begun', () => {
  keepDraft(place, typed);
  vi.setSystemTime(Date.now() + DAY_MS);
  keepDraft(place, { ...typed, values: { name: 'Zoo of Pune' } });
  expect(readDraft(place)).toEqual({
    at: new Date('2026-11-21T10:40:00Z'),
    values: { name: 'Zoo of Pune' },
    before: { name: 'Park' },
  });
});

test('instants come back as instants', () => {
  const startsAt = new Date('2027-01-05T04:30:00Z');
  keepDraft(place, { values: { startsAt }, before: { startsAt: null } });
  expect(readDraft(place)?.values).toEqual({ startsAt });
});

test('a draft with a day whose time is still to be typed is kept, with all else of it', () => {
  keepDraft(place, { values: { name: 'Kala', startsAt: new Date(Number.NaN) }, before: {} });
  expect(readDraft(place)?.values).toEqual({ name: 'Kala', startsAt: null });
});

test('each form has its own draft: by noun, by record, and by whether it is a new one', () => {
  keepDraft(place, typed);
  expect(readDraft({ ...place, record: null })).toBeNull();
  expect(readDraft({ ...place, record: 'p2' })).toBeNull();
  expect(readDraft({ ...place, noun: 'clinics' })).toBeNull();
});

test('who is signed in has something that is kept while any form has a draft of theirs, also one of a visitor', () => {
  expect(hasOwnDrafts()).toBe(false);
  keepDraft({ ...place, passing: true }, typed);
  expect(hasOwnDrafts()).toBe(true);
  signInHere('ravi');
  expect(hasOwnDrafts()).toBe(false);
});

test('somebody else on the same device is offered nothing, and the first finds it again', () => {
  keepDraft(place, typed);
  clearSession();
  expect(readDraft(place)).toBeNull();
  signInHere('ravi');
  expect(readDraft(place)).toBeNull();
  signInHere('asha');
  expect(readDraft(place)?.values).toEqual({ name: 'Zoo' });
});

test('signing out on purpose forgets one’s own drafts and nobody else’s', () => {
  keepDraft(place, typed);
  keepDraft({ ...place, passing: true }, typed);
  signInHere('ravi');
  keepDraft(place, typed);
  signInHere('asha');
  dropOwnDrafts();
  expect([readDraft(place), readDraft({ ...place, passing: true })]).toEqual([null, null]);
  signInHere('ravi');
  expect(readDraft(place)).not.toBeNull();
});

test('after seven days a draft is no longer offered, and swept away whoever began it', () => {
  keepDraft(place, typed);
  vi.setSystemTime(Date.now() + 7 * DAY_MS - 1);
  sweepDrafts();
  expect(readDraft(place)).not.toBeNull();
  vi.setSystemTime(Date.now() + 1);
  expect(readDraft(place)).toBeNull();
  signInHere('ravi');
  sweepDrafts();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('what is about a visitor stays in this tab alone', () => {
  keepDraft({ ...place, passing: true }, typed);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(readDraft({ ...place, passing: true })?.values).toEqual({ name: 'Zoo' });
  dropDraft({ ...place, passing: true });
  expect(readDraft({ ...place, passing: true })).toBeNull();
});

test('a text that is no draft is none', () => {
  keepDraft(place, typed);
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
  localStorage.setItem(key as string, '{');
  expect(readDraft(place)).toBeNull();
});
