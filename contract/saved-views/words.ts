import { MOST_VIEWS } from './model.ts';

export const VIEW_REFUSALS = {
  taken: 'You have a view of this name already. Please choose another name.',
  many: `You have ${MOST_VIEWS} views of this list. Please delete one that you no longer need.`,
};
