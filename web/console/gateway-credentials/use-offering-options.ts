import { useQuery } from '@tanstack/react-query';
import type { ChoosableOffering } from '#contract/gateway-credentials/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { offeringsQuery } from './queries.ts';
import { optionName } from './words.ts';

export interface PayeeOption extends ChoosableOffering {
  value: string;
  label: string;
}

/** All places together first, then each. */
export const useOfferingOptions = (): PayeeOption[] =>
  useOfTenant(useQuery(offeringsQuery).data ?? []).map((one) => ({ ...one, value: one.id, label: optionName(one) }));
