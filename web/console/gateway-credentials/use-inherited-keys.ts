import { useQuery } from '@tanstack/react-query';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { useSignedIn } from '#web/console/frame/use-tenants.ts';
import { credentialsQuery } from './queries.ts';

export type InheritedKeys = Partial<Pick<Credential, 'gateway' | 'merchantId'>>;

/** Gateway and MID of a new place without keys of its own; of several gateways CCAvenue. Null while they load. */
export function useInheritedKeys(): InheritedKeys | null {
  const isOwner = useSignedIn()?.role === 'owner';
  const { data, isLoading } = useQuery({ ...credentialsQuery, enabled: isOwner });
  if (isLoading) return null;
  const keys = data?.filter(({ offeringKind }) => offeringKind === 'organisation') ?? [];
  const usual = keys.find(({ gateway }) => gateway === 'ccav') ?? keys[0];
  return usual ? { gateway: usual.gateway, merchantId: usual.merchantId } : {};
}
