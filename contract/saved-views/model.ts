import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';

export const MOST_VIEWS = 20;

const nameModel = requiredText(40, 'saved-views.noName');
const listModel = z.string().regex(/^\/app\/[a-z0-9/-]{1,60}$/, 'saved-views.notAList');

export const viewModel = z.object({
  list: listModel,
  name: nameModel,
  query: z.string().max(2000, 'saved-views.tooLong'),
  /** Columns: `+id` shown, `-id` hidden, `=compact` (web/console/kit/tables/filters/table-choice.ts). */
  columns: z.array(z.string().max(40)).max(60),
  main: z.boolean(),
});
export type SavedView = z.output<typeof viewModel>;

export const keptViewModel = viewModel.extend({ was: nameModel.nullish() });
export type KeptView = z.output<typeof keptViewModel>;

export const viewKeyModel = viewModel.pick({ list: true, name: true });
export type ViewKey = z.output<typeof viewKeyModel>;
