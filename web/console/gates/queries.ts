import { queryOptions } from '@tanstack/react-query';
import { gatesApi } from '#contract/gates/api.ts';
import type { GateFigures, Supervision } from '#contract/gates/model.ts';
import { client } from '#web/console/platform/client.ts';

export const gates = client(gatesApi);

const ASK_MS = { live: 15_000, otherwise: 4000 };

const FIGURES_MS = 60_000;
export const gateFiguresQuery = queryOptions({
  queryKey: ['gate-figures'],
  queryFn: ({ signal }): Promise<GateFigures> => gates.figures({ signal }),
  refetchInterval: FIGURES_MS,
});

export const watchQuery = (isLive: boolean) =>
  queryOptions({
    queryKey: ['gates'],
    queryFn: ({ signal }): Promise<Supervision> => gates.watch({ fresh: true, signal }),
    refetchInterval: isLive ? ASK_MS.live : ASK_MS.otherwise,
    refetchOnWindowFocus: 'always',
  });
