import { useQuery } from '@tanstack/react-query';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { batchesQuery } from './queries.ts';

/** Choices for filters. The admin gets those of the organisation on the screen. */
export const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));
