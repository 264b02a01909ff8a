import { z } from 'zod';
import { endpoint, idParams, MANAGERS } from '#contract/kernel/endpoint.ts';
import { byProfile, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import { doctorFieldsModel, doctorModel } from './model.ts';

const renames = { doctorName: 'name' };

const answer = wire(doctorModel, { renames });

/** The calls of docs/product/calls.md 11; those for closed doctors are ours (docs/behaviour.md 4.4). */
export const doctorsApi = {
  ...standardEndpoints({
    path: '/doctor',
    one: 'a doctor',
    many: 'doctors',
    body: wire(doctorFieldsModel, { renames }),
    answer,
    open: ['list', 'listByProfile'],
    closes: true,
  }),
  closed: endpoint('POST /doctor/closed', {
    access: MANAGERS,
    summary: 'The doctors of the caller who are closed',
    body: byProfile,
    list: true,
    answer: z.array(answer),
  }),
  open: endpoint('POST /doctor/:id/open', {
    access: MANAGERS,
    summary: 'Open a closed doctor again',
    params: idParams,
    answer,
  }),
};
