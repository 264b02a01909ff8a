import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('a button that is only a picture has its name for those who do not see it, and sends no form', async () => {
  const act = vi.fn();
  render(
    <IconButton label="Remove Sat, 2 Jan 2027" act={act}>
      ×
    </IconButton>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Sat, 2 Jan 2027' });
  await userEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
  expect(button.type).toBe('button');
});

test('while it works it cannot be pressed again, and says so', async () => {
  const act = vi.fn();
  render(
    <IconButton label="Download Poster" busy act={act}>
      ↓
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});
