import { expect, test } from 'vitest';
import {
  addedBesideSwitch,
  counterBesidePublisher,
  meet,
  movedBesideSwitch,
  savedBesidePublisher,
} from '#server/testing/rush/meeting.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('a card or a counter that stays where it is waits for nobody who withdraws its park or branch', async () => {
  expect(await meet(use, await savedBesidePublisher(use))).toEqual({ waits: false, status: 200 });
  expect(await meet(use, await counterBesidePublisher(use))).toEqual({ waits: false, status: 200 });
});

test('one that moves waits for its new branch before it holds anything itself', async () => {
  expect(await meet(use, await movedBesideSwitch(use))).toEqual({ waits: true, status: 200 });
});

test('one that is added waits for its organisation before it holds its branch', async () => {
  expect(await meet(use, await addedBesideSwitch(use))).toEqual({ waits: true, status: 201 });
});
