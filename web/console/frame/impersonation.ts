import { dropOwnDrafts } from '#web/console/platform/keeping/drafts.ts';
import { discardUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { clearSession, readUser } from '#web/console/platform/session.ts';
import { consolePaths, recordPath } from '#web/shared/paths.ts';

/** Once begun, refusals of calls that were under way must not sign the admin out. */
const leaving = { begun: false };

/** Ends impersonation in this tab and returns to the organisation's page; false without impersonation. */
export function leaveLook(): boolean {
  const user = readUser();
  if (!user?.look) return leaving.begun;
  leaving.begun = true;
  discardUnsaved();
  dropOwnDrafts();
  clearSession();
  window.location.assign(recordPath(consolePaths.organisations, user.organisationId));
  return true;
}
