import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openServed, said } from '#web/console/kit/testing/served-screen.tsx';
import { TranslationFold } from './fold-section.tsx';

const id = '1'.repeat(26);
const stored = {
  _id: id,
  id,
  english: { name: 'Sarovar Zoo', about: 'Old trees.', kindNotes: { adult: 'From 13' } },
  texts: { te: { name: 'సరోవర్ జూ' } },
};

test('an owner opens it, sees each text in English, writes it in another language, and only that is sent', async () => {
  const asked = await openServed({
    path: '/app/park',
    element: <TranslationFold kind="park" id={id} />,
    answer: ({ method, body }) => (method === 'PUT' ? { ...stored, ...body } : stored),
  });
  const user = userEvent.setup();
  expect(asked.asked).toEqual([]);
  await user.click(screen.getByText(/^In Hindi/));
  for (const english of ['Sarovar Zoo', 'Old trees.', 'From 13']) await screen.findByText(english);
  const boxes = screen.getAllByLabelText('हिन्दी') as HTMLInputElement[];
  expect(boxes).toHaveLength(3);
  expect((screen.getAllByLabelText('తెలుగు')[0] as HTMLInputElement).value).toBe('సరోవర్ జూ');
  await user.type(boxes[0] as HTMLInputElement, 'सरोवर चिड़ियाघर');
  await user.type(boxes[2] as HTMLInputElement, '13 साल से');
  await user.click(screen.getByRole('button', { name: 'Save these' }));
  await said('Saved. Visitors see it now.');
  expect(asked.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    texts: { hi: { name: 'सरोवर चिड़ियाघर', kindNotes: { adult: '13 साल से' } } },
    was: { texts: { hi: { name: '', kindNotes: { adult: '' } } } },
  });
});

test('who writes the same texts as a colleague is told of each in its language, and takes one of theirs alone', async () => {
  const theirs = { hi: { name: 'उनका' }, te: { name: 'వారిది' } };
  const { asked } = await openServed({
    path: '/app/park',
    element: <TranslationFold kind="park" id={id} />,
    answer: ({ method, body }) => {
      if (method !== 'PUT') return stored;
      if (JSON.stringify(body.was).includes('उनका')) return { ...stored, ...body };
      const refused = { code: 'CHANGED_MEANWHILE', message: 'Ravi has changed this.', issues: [], changedBy: 'Ravi' };
      return { refused: { ...refused, now: { ...stored, texts: theirs } } };
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByText(/^In Hindi/));
  const [hindi, telugu] = ['हिन्दी', 'తెలుగు'].map((name) => () => screen.getAllByLabelText(name)[0] as HTMLInputElement);
  await screen.findAllByLabelText('हिन्दी');
  await user.type(hindi!(), 'मेरा');
  await user.clear(telugu!());
  await user.type(telugu!(), 'నాది');
  await user.click(screen.getByRole('button', { name: 'Save these' }));
  await screen.findByText('Name (हिन्दी)');
  await user.click(screen.getByRole('button', { name: 'Take theirs: Name (తెలుగు)' }));
  expect([hindi!().value, telugu!().value]).toEqual(['मेरा', 'వారిది']);
  await user.click(screen.getByRole('button', { name: 'Save these' }));
  await said('Saved. Visitors see it now.');
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    texts: { hi: { name: 'मेरा' } },
    was: { texts: { hi: { name: 'उनका' } } },
  });
});
