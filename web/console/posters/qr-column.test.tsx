import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { PosterButton, QrButton } from './qr-column.tsx';

/** The names of the files that the browser is asked to save, while `act` runs. */
async function filesOf(act: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function take() {
    names.push(this.download);
  };
  try {
    await act();
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  return names;
}

test('a QR code is saved under the name of what it opens', async () => {
  render(
    <QrButton
      name="Eye & Skin, Pune"
      label="Download QR code of Eye & Skin"
      word="QR code"
      load={async () => new Blob(['png'])}
    />,
  );
  const button = screen.getByRole('button', { name: 'Download QR code of Eye & Skin' });
  expect(await filesOf(() => userEvent.click(button))).toEqual(['eye-skin-pune-qr.png']);
});

test('a picture that does not come is told, and can be asked for again', async () => {
  render(
    <QrButton
      name="Eye"
      label="Download QR code of Eye"
      word="QR code"
      load={() => Promise.reject(new Error('We could not reach the server.'))}
    />,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Eye/ });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We could not reach the server.'));
  expect(button.disabled).toBe(false);
});

test('that a poster is being made is said at once', async () => {
  render(
    <PosterButton
      name="Eye"
      label="Download poster of Eye"
      word="Poster"
      making="It is being made."
      load={() => new Promise(() => undefined)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /poster/ }));
  expect(screen.getByRole('status').textContent).toContain('It is being made.');
});
