import { screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';

const NOT_ASKED = {
  asking: false,
  dataUpdatedAt: 0,
  fetchStatus: 'idle',
  isPending: true,
  isPlaceholderData: false,
} as const;

const Address = () => <output aria-label="address">{useLocation().search}</output>;

/** Opens filters at an address, with whatever stands below. Nothing is asked of a server. */
export const openFilters = (
  filters: ComponentProps<typeof FilterForm>['filters'],
  address: string,
  children?: ReactNode,
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FilterForm label="What is shown" filters={filters} answer={NOT_ASKED} table="Rows" />
      {children}
      <Address />
    </MemoryRouter>,
  );

export const address = () => screen.getByLabelText('address').textContent;
