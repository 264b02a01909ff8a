import { z } from 'zod';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { needed } from '#contract/kernel/fields.ts';
import { qrEndpoint } from '#contract/kernel/standard-endpoints.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { changesOf, changesSince, wire } from '#contract/kernel/wire/wire.ts';
import { counterUpdateModel, newCounterModel, shownCounterModel } from './model.ts';

const renames = { counterUsername: 'username', counterMobile: 'mobile', status: 'active' };
const counterNumber = coded(
  z
    .union([z.string(), z.number()], needed('counters.noNumber'))
    .refine((typed) => String(typed).trim() !== '', 'counters.noNumber'),
  z.string(),
  { decode: String, encode: (text) => text, written: z.string() },
);
const answer = wire(shownCounterModel, { renames, fields: { counterNumber } });
export const counterForm = wire(counterUpdateModel, { renames, fields: { counterNumber } });
const list = { list: true, answer: z.array(answer) } as const;

/** Calls of docs/product/calls.md 14, and counter logins. PUT, DELETE and the QR code are ours. */
export const countersApi = {
  ofBranch: endpoint('POST /branchuser/get', {
    access: 'public',
    summary: 'Counters of a branch',
    body: wire(pageModel.extend({ branchId: z.string().nullish(), organisationId: z.string().nullish() })),
    ...list,
  }),
  one: endpoint('GET /branchuser/:id', {
    access: 'public',
    summary: 'One counter',
    params: idParams,
    answer,
  }),
  qr: qrEndpoint('/branchuser'),
  list: endpoint('GET /counterlogin/list', {
    access: MANAGERS,
    summary: 'Counter logins of the organisation',
    query: pageModel,
    ...list,
  }),
  add: endpoint('POST /counterlogin/add', {
    access: MANAGERS,
    summary: 'Add a counter with its login',
    body: wire(newCounterModel, { renames, fields: { counterNumber } }),
    answer,
    status: 201,
  }),
  update: endpoint('PUT /counterlogin/:id', {
    access: MANAGERS,
    summary: 'Change a counter; an empty password keeps the old one',
    params: idParams,
    body: changesSince(counterForm, changesOf(answer)),
    answer,
  }),
  remove: endpoint('DELETE /counterlogin/:id', {
    access: MANAGERS,
    summary: 'Remove a counter and sign it out',
    params: idParams,
    answer: deletedAnswer,
  }),
};
