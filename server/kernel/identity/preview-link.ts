import type { Clock } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { isProof, proofOf } from './secrets.ts';

const LIVES_MS = 10 * 60_000;

export interface Previewed {
  kind: string;
  id: string;
}

interface LinkMaker {
  config: Config;
  clock: Clock;
}

const sealOf = ({ config }: { config: Config }, { kind, id }: Previewed, until: string): string =>
  proofOf(config.appSecret, 'previews', `${kind}\n${id}\n${until}`);

/** Valid ten minutes. The address itself is the proof, because a browser opening a page sends no token. */
export function previewPath(deps: LinkMaker, shown: Previewed): { path: string; expiresAt: Date } {
  const expiresAt = new Date(deps.clock.now().getTime() + LIVES_MS);
  const until = expiresAt.getTime().toString(36);
  return { path: `/preview/${shown.kind}.${shown.id}.${until}.${sealOf(deps, shown, until)}`, expiresAt };
}

export function openPreview(deps: LinkMaker, link: string): Previewed | null {
  const [kind = '', id = '', until = '', seal = ''] = link.split('.');
  if (!isProof(seal, sealOf(deps, { kind, id }, until))) return null;
  return Number.parseInt(until, 36) > deps.clock.now().getTime() ? { kind, id } : null;
}
