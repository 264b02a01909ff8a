import type { Placement } from '#contract/advertisements/model.ts';
import type { AdProps } from '#contract/advertisements/page.ts';
import { canBeShown } from '#contract/images/rules.ts';
import type { Deps } from '#server/deps.ts';
import { placedAdvertisements } from './service.ts';

/** A bound, so that advertisements never push the QR code out of sight. */
const MOST = 3;

export async function adsOf(deps: Deps, parkId: string, placement: Placement): Promise<AdProps[]> {
  const cards = await placedAdvertisements(deps, parkId, placement);
  return cards.slice(0, MOST).map(({ id, name, description, images, url }) => ({
    id,
    name,
    description,
    imageUrl: images.find(canBeShown) ?? null,
    url: url || null,
  }));
}
