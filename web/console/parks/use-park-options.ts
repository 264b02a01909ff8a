import { useQuery } from '@tanstack/react-query';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { parksQuery } from './queries.ts';

export const useParkOptions = () =>
  useOfTenant(useQuery(parksQuery).data ?? []).map(({ id, name, couponsEnabled }) => ({
    value: id,
    label: name,
    couponsEnabled,
  }));
