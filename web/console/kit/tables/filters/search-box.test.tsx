import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { SearchBox } from './search-box.tsx';

function Screen({ asking = false }: { asking?: boolean }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <button type="button">Add Park</button>
      <textarea aria-label="Note" />
      <SearchBox value={search} search={setSearch} />
      {asking && (
        <div role="dialog" aria-modal>
          <button type="button">Keep it</button>
        </div>
      )}
      <output>{search}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

test('the key / comes here from anywhere, without leaving a slash behind', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Park' }));
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('');
  await userEvent.keyboard('a/b');
  expect(box().value).toBe('a/b');
});

test('whoever types elsewhere types a slash', async () => {
  render(<Screen />);
  await userEvent.type(screen.getByLabelText('Note'), '1/2');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('1/2');
});

test('an open question keeps the keyboard', async () => {
  render(<Screen asking />);
  screen.getByRole('button', { name: 'Keep it' }).focus();
  await userEvent.keyboard('/');
  expect(document.activeElement?.textContent).toBe('Keep it');
});

test('Esc empties the box, and the keyboard stays in it', async () => {
  render(<Screen />);
  await userEvent.type(box(), 'zoo{Escape}');
  expect(box().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(box());
});
