import { useQuery } from '@tanstack/react-query';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { branchesQuery } from './queries.ts';

export const useBranchOptions = () =>
  useOfTenant(useQuery(branchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));
