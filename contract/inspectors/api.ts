import { z } from 'zod';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { changesOf, changesSince, wire } from '#contract/kernel/wire/wire.ts';
import { inspectorModel, inspectorUpdateModel, newInspectorModel } from './model.ts';

const renames = { status: 'active' };
const inspectorAnswer = wire(inspectorModel, { renames });
export const inspectorForm = wire(inspectorUpdateModel, { renames });
const list = { list: true, answer: z.array(inspectorAnswer) } as const;

/** The calls of docs/product/calls.md 20. Sign-in is in contract/sessions. */
export const inspectorsApi = {
  list: endpoint('GET /user/list', {
    access: MANAGERS,
    summary: 'Ticket inspectors',
    query: pageModel,
    ...list,
  }),
  get: endpoint('POST /user/get', {
    access: MANAGERS,
    summary: 'Ticket inspectors of one profile',
    body: pageModel.extend({ profileRegistrationId: z.string().nullish() }),
    ...list,
  }),
  add: endpoint('POST /user/userregister', {
    access: MANAGERS,
    summary: 'Add a ticket inspector to a park',
    body: wire(newInspectorModel, { renames }),
    answer: inspectorAnswer,
    status: 201,
  }),
  update: endpoint('PUT /user/:id', {
    access: MANAGERS,
    summary: 'Change a ticket inspector; an empty password keeps the old one',
    params: idParams,
    body: changesSince(inspectorForm, changesOf(inspectorAnswer)),
    answer: inspectorAnswer,
  }),
  remove: endpoint('DELETE /user/:id', {
    access: MANAGERS,
    summary: 'Remove a ticket inspector',
    params: idParams,
    answer: deletedAnswer,
  }),
};
