import { z } from 'zod';
import { endpoint, idParams } from '#contract/kernel/endpoint.ts';
import { organisationAnswer } from '#contract/organisations/api.ts';
import { confirmationModel, confirmedModel } from './model.ts';

/** Confirms an organisation's e-mail; before, nothing of it is public. Not in the original (docs/behaviour.md 3). */
export const confirmationsApi = {
  confirm: endpoint('POST /confirmation/add', {
    access: 'public',
    summary: 'Confirm the e-mail of an organisation with the token of a mailed link; twice is once',
    body: confirmationModel,
    answer: confirmedModel,
  }),
  mail: endpoint('POST /confirmation/mail', {
    access: ['owner'],
    summary: 'Mail the caller’s organisation the link that confirms its e-mail once more',
    body: z.object({}),
    answer: z.object({ message: z.string() }),
  }),
  confirmFor: endpoint('POST /confirmation/:id', {
    access: ['admin'],
    summary: 'Confirm the e-mail of an organisation by hand, where its mail does not arrive',
    params: idParams,
    body: z.object({}),
    answer: organisationAnswer,
  }),
};
