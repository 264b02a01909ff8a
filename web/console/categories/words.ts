import { counted, statusTexts } from '#web/console/kit/records/records-words.ts';

export const categoryTexts = {
  ...statusTexts,
  count: counted('category', 'categories'),
  gone: 'Lists that show them lose them.',
  title: 'Categories',
  lead: 'The list of category names that everybody can read.',
  add: 'Add Category',
  caption: 'All categories',
  teach: 'Categories are names that you give to what is offered, to keep lists in order.',
  added: 'Category Added Successfully.',
  updated: 'Category Updated Successfully.',
  name: 'Category',
};
