import type { FastifyInstance } from 'fastify';
import { accountsApi } from '#contract/accounts/api.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { deviceOf } from '#server/kernel/identity/known-device.ts';
import { mailsSettled } from '#server/kernel/operations/mail.ts';
import {
  changePassword,
  forgotPassword,
  linkWorks,
  newPassword,
  ownSessions,
  resetPassword,
  signOutEverywhere,
} from './service.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  // Mails are composed after the response, so a server that stops waits for them here.
  app.addHook('onClose', () => mailsSettled(deps.mail));
  mount(app, deps, accountsApi, {
    changePassword: async ({ actor, body, request, reply }) => ({
      signedOut: await changePassword(deps, actor, body, deviceOf(deps, request, reply)),
    }),
    signOutEverywhere: async ({ actor }) => ({ signedOut: await signOutEverywhere(deps, actor) }),
    sessions: ({ actor }) => ownSessions(deps, actor),
    forgotPassword: async ({ body, address }) => {
      await forgotPassword(deps, body, address);
      return { message: text('accounts.linkSent') };
    },
    passwordLink: async ({ body }) => ({ works: await linkWorks(deps, body.token) }),
    newPassword: ({ body, request, reply }) => newPassword(deps, body, deviceOf(deps, request, reply)),
    resetPassword: ({ actor, body }) => resetPassword(deps, actor, body),
  });
}
