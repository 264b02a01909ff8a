import { useQuery } from '@tanstack/react-query';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { offeringsQuery } from './queries.ts';

export const useOfferingOptions = () =>
  useOfTenant(useQuery(offeringsQuery).data ?? []).map(({ id, name, playMoney }) => ({
    value: id,
    label: name,
    playMoney,
  }));
