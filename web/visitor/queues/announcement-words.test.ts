// @vitest-environment node
import { expect, test } from 'vitest';
import { speakLanguages } from '#web/visitor/platform/page-state.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { announcement } from './announcement-words.ts';
import type { StationName } from './room-words.ts';

speakLanguages('en', allMessages);

const counter = (counterNumber: string): StationName => ({ name: `Counter ${counterNumber}`, counterNumber });

test('names stay as they are written, and where there is one place only it is not said', () => {
  expect(announcement('en', 7, { name: 'Dr Meera Nair', counterNumber: null })).toBe('Token 7, Dr Meera Nair');
  expect(announcement('hi', 101, counter('A2'))).toBe('टोकन एक सौ एक, काउंटर A2');
  expect(announcement('te', 7, null)).toBe('టోకెన్ ఏడు');
});
