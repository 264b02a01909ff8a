import type { Placement } from '#contract/advertisements/model.ts';
import type { AdProps } from '#contract/advertisements/page.ts';
import { canBeShown } from '#contract/images/rules.ts';
import type { Deps } from '#server/deps.ts';
import { placedAdvertisements } from './service.ts';

/** At most this many, so that they never stand between a visitor and the QR code. */
const MOST = 3;

/** The advertisements on a park's page today, newest first. */
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
