import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { imagePath, MOST_IMAGES } from '#contract/images/model.ts';
import type { Deps } from '#server/deps.ts';
import { redraw } from '#server/platform/picture.ts';
import { type Principal, staffScope, withScope } from '#server/platform/scope.ts';
import { countImage, forgetImage } from './repository.ts';

const fileOf = (hash: string): string => `${hash}.webp`;

const full = (): AppError =>
  new AppError('CONFLICT', `You keep ${MOST_IMAGES} pictures, which is the most. Please take some away first.`);

/**
 * Keeps an uploaded picture, drawn anew, under the hash of its content, and answers its path. The same picture again is the
 * same path. Throws as `redraw`, CONFLICT when the tenant's quota is full, UNAVAILABLE when the store is away.
 */
export async function keepImage(deps: Deps, actor: Principal, file: Buffer | null): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', 'Please select image to upload');
  const picture = await redraw(file);
  const hash = createHash('sha256').update(picture).digest('hex');
  const { organisationId } = actor;
  const image = { organisationId, hash, bytes: picture.length, now: deps.clock.now() };
  const outcome = await withScope(deps.db, staffScope(actor), (tx) => countImage(tx, image, MOST_IMAGES));
  if (outcome === 'full') throw full();
  try {
    // Also where it is known already: a store that has lost it gets it again.
    await deps.images.put(fileOf(hash), picture);
  } catch (error) {
    if (outcome === 'kept') await withScope(deps.db, staffScope(actor), (tx) => forgetImage(tx, organisationId, hash));
    throw error;
  }
  deps.log.info({ by: actor.accountId, image: hash, bytes: picture.length }, 'picture kept');
  return imagePath(hash);
}

/** A kept picture, whosever it is: anybody may see it who knows its name. Null where there is none. */
export const openImage = (deps: Deps, hash: string) => deps.images.get(fileOf(hash));
