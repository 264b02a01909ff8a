import { kindModel, type OrganisationKind } from '#contract/organisations/model.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { isProof, proofOf } from './secrets.ts';

const LIVES_MS = 30 * 60_000;

/** A look belongs to a session of the admin and lives no longer than that session (decision 0090). */
interface LookedAt {
  organisationId: string;
  kind: OrganisationKind;
  sessionHash: string;
}

export interface LookSeal {
  config: Pick<Config, 'appSecret'>;
  clock: Clock;
}

const sealOf = ({ config }: LookSeal, text: string): string => proofOf(config.appSecret, 'looks', text);

/** The token of a look that begins now. The caller must record it first. */
export function lookToken(deps: LookSeal, { organisationId, kind, sessionHash }: LookedAt): string {
  const until = (deps.clock.now().getTime() + LIVES_MS).toString(36);
  const text = `look.${organisationId}.${kind}.${sessionHash}.${until}`;
  return `${text}.${sealOf(deps, text)}`;
}

export function openLook(deps: LookSeal, token: string): LookedAt | null {
  const [, organisationId = '', kind, sessionHash = '', until = '', seal = ''] = token.split('.');
  if (!isProof(seal, sealOf(deps, token.slice(0, -seal.length - 1)))) return null;
  const isOver = Number.parseInt(until, 36) <= deps.clock.now().getTime();
  return isOver ? null : { organisationId, kind: kindModel.parse(kind), sessionHash };
}

/** The admin as the owner of the organisation. Null when the session is no longer an admin's. */
export const lookingAs = (admin: Principal, { organisationId, kind }: LookedAt): Principal | null =>
  admin.role === 'admin'
    ? { ...admin, role: 'owner', accountId: organisationId, organisationId, kind, look: true }
    : null;
