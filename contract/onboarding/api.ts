import { z } from 'zod';
import { endpoint, idParams, pageModel, type Role } from '#contract/kernel/endpoint.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import { registrationType } from '#contract/organisations/api.ts';
import { beginModel, beginnerModel, newMarkModel, standingModel } from './model.ts';

const OWNER: readonly Role[] = ['owner'];
const ADMIN: readonly Role[] = ['admin'];

const beginAnswer = wire(beginModel, { fields: { offering: wire(beginModel.shape.offering.unwrap()).nullable() } });

export const onboardingApi = {
  steps: endpoint('GET /onboarding/steps', {
    access: OWNER,
    summary: 'The first steps of the caller’s organisation, and which are done',
    answer: beginAnswer,
  }),
  mark: endpoint('POST /onboarding/marks', {
    access: OWNER,
    summary: 'Note that a poster was downloaded, or put the list of first steps away',
    body: newMarkModel,
    answer: beginAnswer,
  }),
  beginners: endpoint('GET /onboarding/organisations', {
    access: ADMIN,
    summary: 'Organisations that have not done all first steps, the newest first; at most 500',
    query: pageModel.pick({ limit: true }),
    answer: z.array(wire(beginnerModel, { renames: { registrationType: 'kind' }, fields: { registrationType } })),
  }),
  standing: endpoint('GET /onboarding/organisations/:id', {
    access: ADMIN,
    summary: 'How an organisation stands: first steps, what it offers, whether its keys work, last sign-in and sale',
    params: idParams,
    answer: wire(standingModel, {
      fields: { offerings: z.array(wire(standingModel.shape.offerings.element)) },
    }),
  }),
};
