import { screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { VisitorLink } from './visitor-section.tsx';

test.each([
  ['owner', '/app/visitor/b1'],
  ['inspector', '/app/visitor/b1'],
  ['counter', null],
  ['admin', null],
])('to %s a mobile number leads to %s', (role, address) => {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Outlet context={{ role }} />}>
          <Route path="/" element={<VisitorLink id="b1" mobile="9876543210" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('9876543210').getAttribute('href') ?? null).toBe(address);
});
