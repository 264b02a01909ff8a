import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/sessions/model.ts';
import { enter } from '#web/console/platform/entering.ts';
import { dropOwnDrafts } from '#web/console/platform/keeping/drafts.ts';
import { sendRemoval } from '#web/console/platform/keeping/removals.ts';
import { discardUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { clearSession, currentAccount, keepLook, leaveOtherTabs, readUser } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
import { LEAVING_EVENT } from '#web/console/platform/sign-out-event.ts';
import { forgetLeft } from '#web/shared/forget-left.ts';
import { consolePaths, landingOf } from '#web/shared/paths.ts';

/** Starts with the stored user, then fetches the current one. */
export const userQuery = queryOptions({
  queryKey: ['sessions', 'me'],
  queryFn: ({ signal }): Promise<User> => sessions.me({ signal }),
  staleTime: 60_000,
  initialData: () => readUser() ?? undefined,
  initialDataUpdatedAt: 0,
});

/** How long Sign Out waits for the server, and then for the device's storage, before it opens the sign-in page. */
const LEAVING_MS = 2500;

/** Ends the session on server and device, deletes drafts, and opens the area's sign-in page. */
export async function signOut(): Promise<void> {
  discardUnsaved();
  dropOwnDrafts();
  leaveOtherTabs();
  window.dispatchEvent(new Event(LEAVING_EVENT));
  await atMost(LEAVING_MS, endSession());
  const account = currentAccount();
  clearSession();
  await atMost(LEAVING_MS, forgetLeft(account));
  // Without a network the browser would show an error page of its own.
  if (navigator.onLine) window.location.assign(consolePaths.login(rememberedProduct()));
}

/** Signs out here even if the token is invalid or there is no network; a late call outlives the page. */
async function endSession(): Promise<void> {
  await sendRemoval();
  await sessions.logout({ keepalive: true }).catch(() => undefined);
}

const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/** Starts impersonation of an organisation's owner in this tab. */
export async function beginLook(organisationId: string): Promise<void> {
  const look = await sessions.look({ params: { id: organisationId } });
  enter(landingOf(look), keepLook(look));
}
