import { z } from 'zod';
import { endpoint, STAFF } from '#contract/kernel/endpoint.ts';
import { keptViewModel, viewKeyModel, viewModel } from './model.ts';

const views = z.array(viewModel);

/** Saved views of lists, private to each person. Each call returns all of them, by list and name. */
export const savedViewsApi = {
  list: endpoint('GET /views/list', {
    access: STAFF,
    summary: 'The caller’s own views of the lists of the console',
    answer: views,
  }),
  save: endpoint('POST /views/save', {
    access: STAFF,
    summary: 'Keep a view under its name, or change or rename the one that is there; at most 20 of a list',
    body: keptViewModel,
    answer: views,
  }),
  remove: endpoint('POST /views/remove', {
    access: STAFF,
    summary: 'Forget a view; one that is not there is forgotten already',
    body: viewKeyModel,
    answer: views,
  }),
};
