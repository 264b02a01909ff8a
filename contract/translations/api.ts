import { z } from 'zod';
import { endpoint, MANAGERS } from '#contract/kernel/endpoint.ts';
import { changesOf, wire } from '#contract/kernel/wire/wire.ts';
import { translatedKind, translationChangesModel, translationModel } from './model.ts';

const params = z.object({ kind: translatedKind, id: z.string().min(1).max(64) });
const translation = wire(translationModel);

/** Names and texts of records in other languages. Not in the old API. */
export const translationsApi = {
  one: endpoint('GET /translation/:kind/:id', {
    access: MANAGERS,
    summary: 'The names and texts of a record that visitors read, in English and in other languages',
    params,
    answer: translation,
  }),
  change: endpoint('PUT /translation/:kind/:id', {
    access: MANAGERS,
    summary: 'Change some of those in other languages; where one is empty, visitors read the English one',
    params,
    body: wire(translationChangesModel, { fields: { was: z.optional(changesOf(translation)) } }),
    answer: translation,
  }),
};
