import { z } from 'zod';
import { endpoint, MANAGERS, type Role } from '#contract/kernel/endpoint.ts';
import { changesOf, wire } from '#contract/kernel/wire/wire.ts';
import { offeringKind } from '#contract/offerings/model.ts';
import { brandChangesModel, brandModel, presentationChangesModel, presentationModel } from './model.ts';

const OWNER: readonly Role[] = ['owner'];
const params = z.object({ kind: offeringKind, id: z.string().min(1).max(64) });
const presentation = wire(presentationModel);
const brand = wire(brandModel);

/** Content of public pages besides what is booked there. Not in the old API. */
export const presentationsApi = {
  one: endpoint('GET /offering/:kind/:id/presentation', {
    access: MANAGERS,
    summary: 'Pictures, about, rules, point on the map and help lines of what is booked, as its page shows them',
    params,
    answer: presentation,
  }),
  change: endpoint('PUT /offering/:kind/:id/presentation', {
    access: MANAGERS,
    summary: 'Change some of them; pictures are those that the organisation has uploaded',
    params,
    body: wire(presentationChangesModel, { fields: { was: z.optional(changesOf(presentation)) } }),
    answer: presentation,
  }),
  brand: endpoint('GET /organisation/brand', {
    access: OWNER,
    summary: 'Logo and colour of the caller’s organisation',
    answer: brand,
  }),
  changeBrand: endpoint('PUT /organisation/brand', {
    access: OWNER,
    summary: 'Change them; a colour on which white words cannot be read is shown darker',
    body: wire(brandChangesModel, { fields: { was: z.optional(changesOf(brand)) } }),
    answer: brand,
  }),
};
