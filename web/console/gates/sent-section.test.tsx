import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SentMessage, WatchedGate } from '#contract/gates/model.ts';
import { AT } from '#web/console/kit/testing/factory.ts';
import { SentSection } from './sent-section.tsx';

const WEST = { device: 'West', gate: 'West', person: 'Ravi', parkId: 'Garden', parkName: 'Garden' } as WatchedGate;
const messageTo = (to: Partial<SentMessage>): SentMessage => ({
  id: JSON.stringify(to),
  text: 'Rain',
  urgent: false,
  sentAt: new Date(AT),
  sentBy: 'Asha',
  device: null,
  parkId: null,
  seen: [],
  ...to,
});

test('a message names the gate, the park or all; those before the last fold behind their count', () => {
  const messages = [{ device: 'West' }, { parkId: 'Garden' }, {}, { device: 'gone' }].map(messageTo);
  const { container } = render(<SentSection messages={messages} gates={[WEST]} />);
  const told = [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.match(/[ap]m, (.*?)\./)?.[1]);
  expect(told).toEqual(['West', 'Garden', 'All gates', 'One gate']);
  expect(screen.getByText('3 messages before').parentElement?.querySelectorAll('p')).toHaveLength(3);
});

test('who has read a message is named', () => {
  const seen = [{ device: 'West', by: 'Ravi' }];
  render(<SentSection messages={[messageTo({ seen, urgent: true })]} gates={[WEST]} />);
  screen.getByText('Urgent: Rain');
  screen.getByText(/All gates\. Seen by Ravi$/);
});
