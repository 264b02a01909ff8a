import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  imagePath,
  LONGEST_SIDE,
  MOST_IMAGES,
  MOST_LINK_PREVIEW_BYTES,
  NARROW_PICTURES,
} from '#contract/images/model.ts';
import { LINK_PREVIEW, PICTURE_WIDTHS } from '#contract/images/rules.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { hashIn, type ShownPicture } from '#contract/presentations/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { cutToCover, redraw } from '#server/kernel/http/pages/picture.ts';
import {
  countImage,
  forgetImage,
  forgetUnused,
  heldImages,
  type Image,
  lockUnkept,
  measuredImages,
} from './repository.ts';

const fileOf = (name: string): string => `${name}.webp`;
const filesOf = (hash: string): string[] => [hash, ...PICTURE_WIDTHS.map((width) => `${hash}-${width}`)].map(fileOf);
const linkPreviewFileOf = (hash: string): string => `${hash}-preview.jpg`;

const full = (): AppError => new AppError('CONFLICT', text('images.tooMany', { most: MOST_IMAGES }));

/** The same picture gets the same path. Throws as `redraw`, CONFLICT (quota), UNAVAILABLE (no store). */
export async function keepImage(deps: Deps, actor: Principal, file: Buffer | null): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', text('images.noFile'));
  const { bytes: picture, narrow, ...drawn } = await redraw(file, { side: LONGEST_SIDE, narrow: NARROW_PICTURES });
  const hash = createHash('sha256').update(picture).digest('hex');
  const { organisationId } = actor;
  const bytes = [picture, ...narrow.map((one) => one.bytes)];
  const image = { organisationId, hash, ...drawn, bytes: sum(bytes), now: deps.clock.now() };
  const outcome = await count(deps, actor, image);
  try {
    // Written even if known, in case the store has lost it.
    await Promise.all(filesOf(hash).map((name, at) => deps.images.put(name, bytes[at] as Buffer)));
  } catch (error) {
    if (outcome === 'kept') await withScope(deps.db, staffScope(actor), (tx) => forgetImage(tx, organisationId, hash));
    throw error;
  }
  deps.log.info({ by: actor.accountId, image: hash, bytes: image.bytes }, 'picture kept');
  return imagePath(hash);
}

const sum = (parts: readonly Buffer[]): number => parts.reduce((all, { length }) => all + length, 0);

async function count(deps: Deps, actor: Principal, image: Image): Promise<'kept' | 'known'> {
  const attempt = () => withScope(deps.db, staffScope(actor), (tx) => countImage(tx, image, MOST_IMAGES));
  let outcome = await attempt();
  if (outcome === 'full') {
    await removeUnused(deps, image.organisationId);
    outcome = await attempt();
  }
  if (outcome === 'full') throw full();
  return outcome;
}

/** The picture of an open form is in no record yet, so unused pictures are kept for this long. */
const FORM_OPEN_MS = 24 * 60 * 60 * 1000;

async function removeUnused(deps: Deps, organisationId: string): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORM_OPEN_MS);
  const forgotten = await withScope(deps.db, systemScope, (tx) => forgetUnused(tx, organisationId, before));
  for (const hash of forgotten)
    await withScope(deps.db, systemScope, async (tx) => {
      if (!(await lockUnkept(tx, hash))) return;
      await Promise.all([...filesOf(hash), linkPreviewFileOf(hash)].map((name) => deps.images.remove(name)));
    });
  deps.log.info({ organisation: organisationId, pictures: forgotten.length }, 'unused pictures removed');
}

/** Public to all who know the name. Null when there is none. */
export const openImage = (deps: Deps, name: string) => deps.images.get(fileOf(name));

/** A picture cut for link previews: drawn at the first request, then stored beside it. Null if there is none. */
export async function openLinkPreview(
  deps: Deps,
  hash: string,
): Promise<{ size: number; bytes: Readable | Buffer } | null> {
  const kept = await deps.images.get(linkPreviewFileOf(hash));
  if (kept) return kept;
  const whole = await openImage(deps, hash);
  if (!whole) return null;
  const bytes = await cutToCover(await buffer(whole.bytes), { ...LINK_PREVIEW, most: MOST_LINK_PREVIEW_BYTES });
  await withScope(deps.db, systemScope, async (tx) => {
    // The lock keeps a picture that is just being removed from leaving this file behind.
    if (!(await lockUnkept(tx, hash))) await deps.images.put(linkPreviewFileOf(hash), bytes);
  });
  return { size: bytes.length, bytes };
}

const hashesOf = (paths: readonly string[]): string[] => paths.map(hashIn).filter(Boolean);

/** Pictures by path, without those that the organisation does not keep or that are not measured. */
export async function measuredPictures(
  tx: Tx,
  organisationId: string,
  paths: readonly string[],
): Promise<Map<string, ShownPicture>> {
  if (paths.length === 0) return new Map();
  const found = await measuredImages(tx, organisationId, hashesOf(paths));
  return new Map(found.map(({ hash, ...picture }) => [imagePath(hash), { path: imagePath(hash), ...picture }]));
}

/** Like `measuredPictures`, and locks the pictures against removal until the transaction ends. */
export async function holdPictures(tx: Tx, organisationId: string, paths: readonly string[]) {
  if (paths.length > 0) await heldImages(tx, organisationId, hashesOf(paths));
  return measuredPictures(tx, organisationId, paths);
}
