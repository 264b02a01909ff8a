import { useQuery } from '@tanstack/react-query';
import { branchesApi } from '#contract/branches/api.ts';
import { clinicsApi } from '#contract/clinics/api.ts';
import type { Board } from '#contract/queues/model.ts';
import { client } from '#web/console/platform/client.ts';
import { readUser } from '#web/console/platform/session.ts';

const clinics = client(clinicsApi);
const branches = client(branchesApi);

/** The owner's other clinics or branches, whose queues a board may show too. Empty for a counter. */
export function useOtherQueues({ kind, id }: Pick<Board, 'kind' | 'id'>): { id: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ['television-places', kind],
    queryFn: async ({ signal }) => (await (kind === 'doctor' ? clinics : branches).get({ body: {}, signal })).rows,
    enabled: readUser()?.role === 'owner',
  });
  const others = (data ?? []).filter((place) => place.id !== id && place.published);
  return others.map((place) => ({ id: place.id, name: place.name }));
}
