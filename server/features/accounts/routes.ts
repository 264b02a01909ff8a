import type { FastifyInstance } from 'fastify';
import { accountsApi } from '#contract/accounts/api.ts';
import type { Deps } from '#server/deps.ts';
import { mailsSettled } from '#server/platform/mail.ts';
import { mount } from '#server/platform/mount.ts';
import {
  changePassword,
  forgotPassword,
  newPassword,
  ownSessions,
  resetPassword,
  signOutEverywhere,
} from './service.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  // Mails are composed after their calls are answered: a stopping server still hands them over.
  app.addHook('onClose', () => mailsSettled(deps.mail));
  mount(app, deps, accountsApi, {
    changePassword: async ({ actor, body }) => ({ signedOut: await changePassword(deps, actor, body) }),
    signOutEverywhere: async ({ actor }) => ({ signedOut: await signOutEverywhere(deps, actor) }),
    sessions: ({ actor }) => ownSessions(deps, actor),
    forgotPassword: ({ body, address }) => forgotPassword(deps, body, address),
    newPassword: ({ body, address }) => newPassword(deps, body, address),
    resetPassword: ({ actor, body }) => resetPassword(deps, actor, body),
  });
}
