import { z } from 'zod';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { changesOf, changesSince, wire } from '#contract/kernel/wire/wire.ts';
import {
  choosableModel,
  credentialFieldsModel,
  credentialModel,
  credentialUpdateModel,
  keyTestModel,
  removedCredentialModel,
  sandboxKeysModel,
} from './model.ts';

const renames = { mid: 'merchantId', payment: 'gateway', parkId: 'offeringId', parkName: 'offeringName' };
const credentialAnswer = wire(credentialModel, { renames });
const removedAnswer = wire(removedCredentialModel, { renames });
const list = { list: true, answer: z.array(credentialAnswer) } as const;

/** The calls of docs/product/calls.md 22, for parks, clinics, branches and batches (docs/behaviour.md 4.3). */
export const gatewayCredentialsApi = {
  list: endpoint('GET /configuration/list', {
    access: MANAGERS,
    summary: 'Payment credentials, keys masked',
    query: pageModel,
    ...list,
  }),
  get: endpoint('POST /configuration/get', {
    access: MANAGERS,
    summary: 'Payment credentials of one profile, keys masked',
    body: pageModel.extend({ profileRegistrationId: z.string().nullish() }),
    ...list,
  }),
  offerings: endpoint('GET /configuration/offerings', {
    access: MANAGERS,
    summary: 'What can have payment credentials: the organisation, and its parks, clinics, branches and batches',
    answer: z.array(wire(choosableModel)),
  }),
  add: endpoint('POST /configuration/add', {
    access: MANAGERS,
    summary: 'Add the payment credentials of a park, clinic, branch or batch, or of all that have none of their own',
    body: wire(credentialFieldsModel, { renames }),
    answer: credentialAnswer,
    status: 201,
  }),
  update: endpoint('PUT /configuration/:id', {
    access: MANAGERS,
    summary: 'Change payment credentials; blank or masked keys keep the stored ones',
    params: idParams,
    body: changesSince(wire(credentialUpdateModel, { renames }), changesOf(credentialAnswer)),
    answer: credentialAnswer,
  }),
  test: endpoint('POST /configuration/:id/test', {
    access: MANAGERS,
    traffic: 'payment',
    summary: 'Ask the gateway whether it knows these keys',
    params: idParams,
    answer: keyTestModel,
  }),
  sandbox: endpoint('POST /configuration/sandbox', {
    access: MANAGERS,
    traffic: 'payment',
    summary: 'Use the keys of the sandbox for a park, clinic, branch or batch, where payments are play money',
    body: wire(sandboxKeysModel, { renames }),
    answer: keyTestModel,
  }),
  remove: endpoint('DELETE /configuration/:id', {
    access: MANAGERS,
    summary: 'Remove payment credentials; they can be restored for 30 days',
    params: idParams,
    answer: deletedAnswer,
  }),
  removed: endpoint('POST /configuration/removed', {
    access: MANAGERS,
    summary: 'Payment credentials that were removed and can be restored, keys masked',
    body: pageModel.extend({ profileRegistrationId: z.string().nullish() }),
    list: true,
    answer: z.array(removedAnswer),
  }),
  restore: endpoint('POST /configuration/:id/restore', {
    access: MANAGERS,
    summary: 'Use removed payment credentials again',
    params: idParams,
    answer: credentialAnswer,
  }),
};
