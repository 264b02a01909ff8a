import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { RegisteredPage } from './registration-page.tsx';

test('whoever has registered is led to the sign-in page of the same area', () => {
  const routes = [{ path: '/:product/success', element: <RegisteredPage /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/zoo/success'] })} />);
  expect(screen.getByRole('status').textContent).toBe(' Registration Successfully.');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/zoo/login');
});
