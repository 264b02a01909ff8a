import type { SignedIn } from '#contract/sessions/model.ts';
import { keepSession } from '#web/console/platform/session.ts';

/** Signs somebody in on this device, by the id of their account: an owner of parks. */
export const signInHere = (id: string, organisationId = 'zoo'): boolean =>
  keepSession(
    {
      id,
      token: `token of ${id}`,
      role: 'owner',
      organisationId,
      kind: 'park',
      name: id,
      email: `${id}@zoo.example`,
      parkId: null,
    } satisfies SignedIn,
    'park',
  );
