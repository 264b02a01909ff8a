import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MOST_IMAGE_BYTES } from '#contract/images/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { ImageField } from './image-field.tsx';

let kept: string[];
function Form({ start, most }: { start: string[]; most: number }) {
  const [addresses, change] = useState(start);
  kept = addresses;
  return <ImageField label="Images" addresses={addresses} most={most} change={change} />;
}
const open = (start: string[] = [], most = 3) => render(<Form start={start} most={most} />);

const [A, B] = ['https://pictures.example/a.jpg', `/images/${'b'.repeat(64)}.webp`];
const address = () => screen.getByLabelText('Or the web address of a picture');
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^Choose/);
const aFile = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

test('an address is taken with Enter, with Add and by leaving the box, each once', async () => {
  open();
  await userEvent.type(address(), `${A}{Enter}`);
  await userEvent.type(address(), B);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(kept).toEqual([A, B]);
  await userEvent.type(address(), A);
  await userEvent.tab();
  expect(kept).toEqual([A, B]);
});

test('Add with nothing entered asks for a picture, until something is typed', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Please select image to upload')).toBeDefined();
  expect(address().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(address(), 'h');
  expect(screen.queryByText('Please select image to upload')).toBeNull();
});

test('a picture from an address that browsers would not load is refused in words that say what to do', async () => {
  open();
  await userEvent.type(address(), 'http://pictures.example/a.jpg{Enter}');
  expect(screen.getByText(/^Please use a picture whose address begins with https:/)).toBeDefined();
  expect(kept).toEqual([]);
});

test('pressing something else with the pointer moves nothing: what was typed still stands in its box', async () => {
  open();
  await userEvent.type(address(), A);
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect([kept, (address() as HTMLInputElement).value]).toEqual([[], A]);
  expect(screen.queryByRole('list')).toBeNull();
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://x.example/a.png', '/etc/passwd', 'a picture'])(
  '%s is no address of a picture, and says so beside the box',
  async (wrong) => {
    open();
    await userEvent.type(address(), `${wrong}{Enter}`);
    expect(screen.getByText('Please enter a web address')).toBeDefined();
    expect([kept, address().getAttribute('aria-invalid')]).toEqual([[], 'true']);
    await userEvent.type(address(), 'x');
    expect(screen.queryByText('Please enter a web address')).toBeNull();
  },
);

test('the last picture comes first, and each can be removed; both are said', async () => {
  open([A, B]);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 first' }));
  expect(kept).toEqual([B, A]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(kept).toEqual([A]);
  expect(screen.getByRole('status').textContent).toBe('The picture is removed.');
});

test('where there is room for no more, nothing more is asked; the focus stays within the field', async () => {
  open([], 1);
  await userEvent.type(address(), `${A}{Enter}`);
  expect(screen.queryByLabelText(/^Choose/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove picture 1' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(fileInput());
});

test('a file of another kind and one that is too large are refused before they are sent, and can be forgotten', async () => {
  open();
  // The dialog of the browser can be told to show all files, and a drop asks nobody.
  const drop = fileInput().closest('label') as HTMLElement;
  const files = [aFile('a.gif', 'image/gif'), aFile('b.png', 'image/png', MOST_IMAGE_BYTES + 1)];
  fireEvent.drop(drop, { dataTransfer: { files } });
  await screen.findByText('Please choose a file of at most 5 MB.');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'a.gif Please choose a JPEG, PNG or WebP picture.',
    'b.png Please choose a file of at most 5 MB.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Forget a.gif' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(kept).toEqual([]);
});

test('an address that shows no picture says so', () => {
  open([A]);
  fireEvent.error(screen.getByRole('img', { name: 'Picture 1' }));
  expect(screen.getByText('There is no picture at this address.')).toBeDefined();
});
