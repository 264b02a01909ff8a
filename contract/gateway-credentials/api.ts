import { z } from 'zod';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel } from '#contract/endpoint.ts';
import {
  credentialFieldsModel,
  credentialModel,
  credentialUpdateModel,
  offeringModel,
} from '#contract/gateway-credentials/model.ts';
import { changesOf, changesSince, wire, wireInstant } from '#contract/wire.ts';

/** The old API calls whatever is paid for a park. */
const renames = { mid: 'merchantId', parkId: 'offeringId', parkName: 'offeringName' };
const credentialAnswer = wire(credentialModel, { renames, fields: { createdAt: wireInstant } });
const list = { list: true, answer: z.array(credentialAnswer) } as const;

/** The calls of docs/product/calls.md 22, for parks, clinics, branches and batches (docs/behaviour.md 4.3). */
export const gatewayCredentialsApi = {
  list: endpoint({
    method: 'GET',
    path: '/configuration/list',
    access: MANAGERS,
    summary: 'Payment credentials, keys masked',
    query: pageModel,
    ...list,
  }),
  get: endpoint({
    method: 'POST',
    path: '/configuration/get',
    access: MANAGERS,
    summary: 'Payment credentials of one profile, keys masked',
    body: pageModel.extend({ profileRegistrationId: z.string().nullish() }),
    ...list,
  }),
  offerings: endpoint({
    method: 'GET',
    path: '/configuration/offerings',
    access: MANAGERS,
    summary: 'What can have payment credentials: the parks, clinics, branches and batches of the caller',
    answer: z.array(wire(offeringModel)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/configuration/add',
    access: MANAGERS,
    summary: 'Add the payment credentials of a park, clinic, branch or batch',
    body: wire(credentialFieldsModel, { renames }),
    answer: credentialAnswer,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/configuration/:id',
    access: MANAGERS,
    summary: 'Change payment credentials; blank or masked keys keep the stored ones',
    params: idParams,
    body: changesSince(wire(credentialUpdateModel, { renames }), changesOf(credentialAnswer)),
    answer: credentialAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/configuration/:id',
    access: MANAGERS,
    summary: 'Remove payment credentials',
    params: idParams,
    answer: deletedAnswer,
  }),
};
