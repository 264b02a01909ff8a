import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ViewDialog } from './view-dialog.tsx';

test('it is named by its title, and the cross and Esc close it', async () => {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  render(
    <ViewDialog title="Officers of Abids" close={close}>
      Sunil Das
    </ViewDialog>,
  );
  expect(screen.getByRole('dialog', { name: /Officers of Abids/ }).textContent).toContain('Sunil Das');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(2);
});
