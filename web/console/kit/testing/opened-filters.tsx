import { screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { openAt } from './opened-list.tsx';

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
  openAt(
    address,
    <>
      <FilterForm label="What is shown" filters={filters} answer={NOT_ASKED} table="Rows" />
      {children}
      <Address />
    </>,
  );

export const address = () => screen.getByLabelText('address').textContent;
