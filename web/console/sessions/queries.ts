import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/sessions/model.ts';
import { enter } from '#web/console/platform/entering.ts';
import { dropOwnDrafts } from '#web/console/platform/keeping/drafts.ts';
import { sendRemoval } from '#web/console/platform/keeping/removals.ts';
import { discardUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { clearSession, keepLook, leaveOtherTabs, readUser } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
import { consolePaths, landingOf, recordPath } from '#web/shared/paths.ts';

/** Answers who is signed in: at once as it was stored, and again as the server knows it now. */
export const userQuery = queryOptions({
  queryKey: ['sessions', 'me'],
  queryFn: ({ signal }): Promise<User> => sessions.me({ signal }),
  staleTime: 60_000,
  initialData: () => readUser() ?? undefined,
  initialDataUpdatedAt: 0,
});

/** Ends the session on the server and here, forgets every draft, and leaves for the sign-in page of the same area. */
export async function signOut(): Promise<void> {
  discardUnsaved();
  dropOwnDrafts();
  leaveOtherTabs();
  await sendRemoval();
  // A token that the server no longer knows, or no network: this browser forgets it all the same.
  await sessions.logout({}).catch(() => undefined);
  clearSession();
  await forgetLeft();
  window.location.assign(consolePaths.login(rememberedProduct()));
}

/** Looks in this tab at the console of an organisation as its owner sees it, beginning where the owner lands. */
export async function beginLook(organisationId: string): Promise<void> {
  const look = await sessions.look({ params: { id: organisationId } });
  enter(landingOf(look), keepLook(look));
}

/** Nothing of whoever was here stays on the device. A part that does not come was never needed: a device that keeps something has it. */
export const forgetLeft = (): Promise<void> =>
  import('#web/console/platform/keeping/forget-device.ts')
    .then(({ forgetDevice }) => forgetDevice())
    .catch(() => undefined);

let hasLeft = false;

/** Ends the look of this tab and goes back to the page of the organisation; false where nobody looks. */
export function leaveLook(): boolean {
  const user = readUser();
  if (!user?.look) return hasLeft;
  hasLeft = true;
  discardUnsaved();
  dropOwnDrafts();
  clearSession();
  window.location.assign(recordPath(consolePaths.organisations, user.organisationId));
  return true;
}

/** This event asks the top bar to sign out, with its questions. */
export const SIGN_OUT_ASKED = 'sign-out-asked';
export const askToSignOut = (): unknown => window.dispatchEvent(new Event(SIGN_OUT_ASKED));
