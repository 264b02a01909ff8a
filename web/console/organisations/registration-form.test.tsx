import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { RegistrationForm } from './registration-form.tsx';

let asked: Record<string, unknown>[];
let answer: { status: number; body: object };
const done = vi.fn();

serveEach('/zoo/profileregistration', ({ body }) => {
  asked.push(body);
  return answer;
});
beforeEach(() => {
  asked = [];
  done.mockClear();
  render(<RegistrationForm done={done} />);
});

const FILLED = {
  'Organisation name': 'Zoo Trust',
  Location: 'Hyderabad',
  'Your name': 'Asha',
  Email: 'Asha@Zoo.example',
  'Mobile number': '9876543210',
  Password: 'long enough',
};
async function fill(): Promise<void> {
  for (const [label, text] of Object.entries(FILLED)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('Registration Type'), 'Exhibition or show');
}
const register = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

test('an empty form is told field by field, and the first wrong one has the keyboard', async () => {
  await register();
  for (const text of [
    'orgnaization name is required',
    'location  is required',
    'Name is required',
    'password is required',
  ])
    expect(screen.getByText(text, { normalizer: (words) => words })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Organisation name')));
  expect(asked).toEqual([]);
});

test('what the server refuses is heard, beside its field too, and nothing typed is lost', async () => {
  const issues = [{ field: 'email', message: 'This email is registered already' }];
  answer = { status: 409, body: { code: 'ALREADY_EXISTS', message: 'Please sign in instead.', issues } };
  await fill();
  await register();
  expect((await screen.findByRole('alert')).textContent).toBe('Please sign in instead.');
  expect(screen.getByText('This email is registered already')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('long enough');
  expect(done).not.toHaveBeenCalled();
});

test('nobody registers as the admin', () => {
  const kinds = [...screen.getByLabelText<HTMLSelectElement>('Registration Type').options].map(({ value }) => value);
  expect(kinds).toEqual(['park', 'clinic', 'branch', 'exhibition', 'coaching']);
});
