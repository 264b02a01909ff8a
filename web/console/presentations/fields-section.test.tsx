// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CATEGORY_KEYS, type Fees } from '#contract/fees/rules.ts';
import { EMPTY_PRESENTATION } from '#contract/presentations/model.ts';
import { openServed, said } from '#web/console/kit/testing/served-screen.tsx';
import { PresentationSection } from './fields-section.tsx';

const id = '1'.repeat(26);
const [first, second] = ['a', 'b'].map((sign) => sign.repeat(64)) as [string, string];
const pictures = [first, second].map((hash) => `/images/${hash}.webp`);
const stored = { ...EMPTY_PRESENTATION, _id: id, id, pictures };
const fees = Object.fromEntries(
  CATEGORY_KEYS.map((key) => [key, { offered: key === 'adult', price: key === 'adult' ? 100 : null }]),
) as Fees;

test('of two who write lines of pictures and tickets each is told line by line, and nothing that nobody saw is sent', async () => {
  const theirs = { ...stored, pictureTexts: { [second]: 'Their tiger' }, kindNotes: { adult: 'From 15' } };
  const { asked } = await openServed({
    createServer,
    path: '/app/park',
    element: <PresentationSection kind="park" record={{ id, published: true, fees }} />,
    answer: ({ method, body }) => {
      if (method !== 'PUT') return method === 'GET' ? stored : '<p></p>';
      if (JSON.stringify(body.was).includes('Their tiger')) return { ...stored, ...body };
      const refused = { code: 'CHANGED_MEANWHILE', message: 'Ravi has changed this.', issues: [], changedBy: 'Ravi' };
      return { refused: { ...refused, now: theirs } };
    },
  });
  await userEvent.type(await screen.findByLabelText('Picture 1 shows'), 'My lake');
  await userEvent.type(screen.getByLabelText('Picture 2 shows'), 'My tiger');
  await userEvent.type(screen.getByLabelText('Below Adult'), 'From 13');
  const save = screen.getByRole('button', { name: 'Save what visitors read' });
  await userEvent.click(save);
  await screen.findByText('Picture 2 shows', { selector: '.meanwhile b' });
  const disputed = [...document.querySelectorAll('.meanwhile li > span')].map(({ textContent }) => textContent);
  expect(disputed).toEqual([
    'Picture 2 shows: yours My tiger, theirs Their tiger',
    'Below Adult: yours From 13, theirs From 15',
  ]);
  await userEvent.click(save);
  await said('Saved. Visitors see it now.');
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    pictureTexts: { [first]: 'My lake', [second]: 'My tiger' },
    kindNotes: { adult: 'From 13' },
    was: { pictureTexts: { [first]: '', [second]: 'Their tiger' }, kindNotes: { adult: 'From 15' } },
  });
});
