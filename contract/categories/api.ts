import { z } from 'zod';
import { deletedAnswer, endpoint, idParams, pageModel } from '#contract/kernel/endpoint.ts';
import { changesOf, changesSince, wire } from '#contract/kernel/wire/wire.ts';
import { categoryFieldsModel, categoryModel } from './model.ts';

const renames = { status: 'active' };
const body = wire(categoryFieldsModel, { renames });
const answer = wire(categoryModel, { renames });

/** The calls of docs/product/calls.md 23: public to read, the admin writes. DELETE is ours. */
export const categoriesApi = {
  list: endpoint('GET /category', {
    access: 'public',
    summary: 'All categories, newest first',
    query: pageModel,
    answer: z.array(answer),
    list: true,
  }),
  one: endpoint('GET /category/:id', {
    access: 'public',
    summary: 'One category',
    params: idParams,
    answer,
  }),
  add: endpoint('POST /category/add', {
    access: ['admin'],
    summary: 'Add a category',
    body,
    answer,
    status: 201,
  }),
  update: endpoint('PUT /category/:id', {
    access: ['admin'],
    summary: 'Change a category',
    params: idParams,
    body: changesSince(body, changesOf(answer)),
    answer,
  }),
  remove: endpoint('DELETE /category/:id', {
    access: ['admin'],
    summary: 'Remove a category',
    params: idParams,
    answer: deletedAnswer,
  }),
};
