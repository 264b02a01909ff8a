import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ClientLoginPage, CounterLoginPage, InspectorLoginPage } from './login-page.tsx';

const DOORS = { login: ClientLoginPage, inspectorlogin: InspectorLoginPage, branchuser: CounterLoginPage };

/** A door, at its address. */
function open(address: string): void {
  window.happyDOM.setURL(`http://localhost${address}`);
  const Door = DOORS[window.location.pathname.split('/').at(-1) as keyof typeof DOORS];
  render(<Door />);
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('organisations sign in under Client Login, tab Login, and find "get registerd" in their own area', () => {
  open('/zoo/login');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client Login');
  expect(document.title).toBe('Client Login · Pravesh');
  expect(link('get registerd')).toBe('/zoo/profileregistration');
  expect(link('Sign in as a ticket inspector')).toBe('/zoo/inspectorlogin');
});

test('inspectors sign in under Ticket Inspector and are not asked to register', () => {
  open('/zoo/inspectorlogin');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ticket Inspector');
  expect(screen.queryByText('get registerd')).toBeNull();
  expect(link('Sign in as a client')).toBe('/zoo/login');
});

test('counters sign in under Counter Login; every door shows the way to the two others', () => {
  open('/zoo/branchuser');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Counter Login');
  expect([link('Sign in as a client'), link('Sign in as a ticket inspector')]).toEqual([
    '/zoo/login',
    '/zoo/inspectorlogin',
  ]);
  for (const other of ['login', 'inspectorlogin']) {
    cleanup();
    open(`/zoo/${other}`);
    expect(link('Sign in as a counter')).toBe('/zoo/branchuser');
  }
});

test('the documents of the area stand at the foot of its doors', () => {
  open('/zoo/login');
  expect(link('Terms and conditions')).toBe('/zoo/termsconditions');
  expect(link('Privacy policy')).toBe('/zoo/privacypolicy');
  expect(link('Refund policy')).toBe('/zoo/refundpolicy');
});
