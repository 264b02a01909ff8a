import type { QueryClient } from '@tanstack/react-query';
import { confirmationsApi } from '#contract/confirmations/api.ts';
import { client } from '#web/console/platform/client.ts';

export const confirmations = client(confirmationsApi);

export async function confirmFor(cache: QueryClient, id: string): Promise<void> {
  await confirmations.confirmFor({ params: { id }, body: {} });
  await cache.invalidateQueries();
}
