import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';

export const MOST_VIEWS = 20;

const nameModel = requiredText(40, 'Please enter a name');
const listModel = z.string().regex(/^\/app\/[a-z0-9/-]{1,60}$/, 'This is not a list of the console');

export const viewModel = z.object({
  list: listModel,
  name: nameModel,
  query: z.string().max(2000, 'This view is too long to keep'),
  /** Columns: `+id` shown, `-id` hidden, `=compact` (web/console/kit/tables/filters/table-choice.ts). */
  columns: z.array(z.string().max(40)).max(60),
  main: z.boolean(),
});
export type SavedView = z.output<typeof viewModel>;

export const keptViewModel = viewModel.extend({ was: nameModel.nullish() });
export type KeptView = z.output<typeof keptViewModel>;

export const viewKeyModel = viewModel.pick({ list: true, name: true });
export type ViewKey = z.output<typeof viewKeyModel>;
