import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { name: 'one', label: 'First' },
  { name: 'two', label: 'Second' },
  { name: 'three', label: 'Third' },
] as const;

function Sample() {
  const [open, choose] = useState<(typeof TABS)[number]['name']>('one');
  return (
    <Tabs label="Sample" tabs={TABS} open={open} choose={choose}>
      What is in {open}
    </Tabs>
  );
}
beforeEach(() => void render(<Sample />));

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('a tab opens its panel, which is named after it', async () => {
  expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('What is in one');
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
  expect(screen.getByRole('tabpanel', { name: 'Third' }).textContent).toBe('What is in three');
});

test('the keyboard stops once, at the open tab; arrows go round and open', async () => {
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('First');
  await userEvent.keyboard('{ArrowLeft}');
  expect([chosen(), document.activeElement?.textContent]).toEqual(['Third', 'Third']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toBe('Second');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
