import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';

/** The most views that somebody keeps of one list. */
export const MOST_VIEWS = 20;

const nameModel = requiredText(40, 'Please enter a name');
const listModel = z.string().regex(/^\/app\/[a-z0-9/-]{1,60}$/, 'This is not a list of the console');

/** Somebody likes to see a list like this, under a name of their own. */
export const viewModel = z.object({
  /** The address of the list, without what narrows it. */
  list: listModel,
  name: nameModel,
  /** The query stands behind the question mark of its address: filters, order, rows. Days may be a range by its name: `days=yesterday`. */
  query: z.string().max(2000, 'This view is too long to keep'),
  /** These are chosen of the table: `+id` and `-id` of a column shown or hidden, `=compact` for that view (web/console/kit/tables/filters/table-choice.ts). */
  columns: z.array(z.string().max(40)).max(60),
  /** The list opens with it. */
  main: z.boolean(),
});
export type SavedView = z.output<typeof viewModel>;

/** A view to keep; `was`: what it was called, where that changes. */
export const keptViewModel = viewModel.extend({ was: nameModel.nullish() });
export type KeptView = z.output<typeof keptViewModel>;

/** The list and the name say which view. */
export const viewKeyModel = viewModel.pick({ list: true, name: true });
export type ViewKey = z.output<typeof viewKeyModel>;
