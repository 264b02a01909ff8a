import { queryOptions } from '@tanstack/react-query';
import { accountsApi } from '#contract/accounts/api.ts';
import { client } from '#web/console/platform/client.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { clearSession, leaveOtherTabs } from '#web/console/platform/session.ts';
import { consolePaths } from '#web/shared/paths.ts';

export const accounts = client(accountsApi);

/** Mails a password link to the owner of this account. Returns the link where no mail can be sent. */
export const resetPassword = async ({ id }: { id: string }): Promise<string | null> =>
  (await accounts.resetPassword({ body: { accountId: id } })).link;

export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'password-link', token],
    queryFn: ({ signal }) => accounts.passwordLink({ body: { token }, signal }),
  });

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ signal }) => accounts.sessions({ signal }),
});

export async function signOutEverywhere(): Promise<void> {
  await accounts.signOutEverywhere({ body: {} });
  leaveOtherTabs();
  clearSession();
  window.location.assign(consolePaths.login(rememberedProduct()));
}
