import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { deriveKey } from './secrets.ts';

/** A preview can be opened for this long: its page reads what is stored then, so whoever still edits asks for another link. */
const LIVES_MS = 10 * 60_000;

/** The record that a link shows: its kind and its id. */
export interface Previewed {
  kind: string;
  id: string;
}

const sealOf = ({ config }: Pick<Deps, 'config'>, { kind, id }: Previewed, until: string): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'previews')).update(`${kind}\n${id}\n${until}`).digest('base64url');

/**
 * The address of a preview, which opens for ten minutes wherever it is opened: a browser that opens a page sends no token, so
 * the address itself proves that somebody who may see the record asked for it. Nothing can be done with it but look.
 */
export function previewPath(deps: Pick<Deps, 'config' | 'clock'>, shown: Previewed): { path: string; expiresAt: Date } {
  const expiresAt = new Date(deps.clock.now().getTime() + LIVES_MS);
  const until = expiresAt.getTime().toString(36);
  return { path: `/preview/${shown.kind}.${shown.id}.${until}.${sealOf(deps, shown, until)}`, expiresAt };
}

/** Answers the record that the last part of such an address shows; null when it is over, or we never made it. */
export function openPreview(deps: Pick<Deps, 'config' | 'clock'>, link: string): Previewed | null {
  const [kind = '', id = '', until = '', seal = ''] = link.split('.');
  const right = Buffer.from(sealOf(deps, { kind, id }, until));
  const shown = Buffer.from(seal);
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;
  return Number.parseInt(until, 36) > deps.clock.now().getTime() ? { kind, id } : null;
}
