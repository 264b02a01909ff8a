import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EMPTY_PRESENTATION } from '#contract/presentations/model.ts';
import { aPark } from '#web/console/kit/testing/factory.ts';
import { openServedRecord, press, said } from '#web/console/kit/testing/served-screen.tsx';
import { ParkRecordPage } from '#web/console/parks/park-form.tsx';

const id = '1'.repeat(26);
const [first, second] = ['a', 'b'].map((sign) => sign.repeat(64)) as [string, string];
const pictures = [first, second].map((hash) => `/images/${hash}.webp`);
const stored = { ...EMPTY_PRESENTATION, _id: id, id, pictures };
const park = aPark(id, 'Zoo', '0', { adult: true, adultFee: 1, published: true });

test('of two who write lines of pictures and tickets each is told line by line, and nothing that nobody saw is sent', async () => {
  const theirs = { ...stored, pictureTexts: { [second]: 'Their tiger' }, kindNotes: { adult: 'From 15' } };
  const { asked } = await openServedRecord({
    list: '/app/park',
    id: `${id}?page=visitors`,
    element: <ParkRecordPage />,
    answer: ({ method, url, body }) => {
      if (!url.endsWith('/presentation')) return method === 'GET' ? park : '<p></p>';
      if (method === 'GET') return stored;
      if (JSON.stringify(body.was).includes('Their tiger')) return { ...stored, ...body };
      const refused = { code: 'CHANGED_MEANWHILE', message: 'Ravi has changed this.', issues: [], changedBy: 'Ravi' };
      return { refused: { ...refused, now: theirs } };
    },
  });
  await userEvent.type(await screen.findByLabelText('Picture 1 shows'), 'My lake');
  await userEvent.type(screen.getByLabelText('Picture 2 shows'), 'My tiger');
  await userEvent.type(screen.getByLabelText('Below Adult'), 'From 13');
  await press('Save');
  await screen.findByText('Picture 2 shows', { selector: '.notice b' });
  const disputed = [...document.querySelectorAll('.meanwhile li > span')].map(({ textContent }) => textContent);
  expect(disputed).toEqual([
    'Picture 2 shows: yours My tiger, theirs Their tiger',
    'Below Adult: yours From 13, theirs From 15',
  ]);
  await press('Save');
  await said('Park Updated Successfully.');
  expect(asked.filter(({ method, url }) => method === 'PUT' && url.startsWith('/park'))).toEqual([]);
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    pictureTexts: { [first]: 'My lake', [second]: 'My tiger' },
    kindNotes: { adult: 'From 13' },
    was: { pictureTexts: { [first]: '', [second]: 'Their tiger' }, kindNotes: { adult: 'From 15' } },
  });
});
