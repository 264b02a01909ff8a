import { TOKEN_STATES } from '#contract/queues/model.ts';
import { valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { stateTexts, reportTexts as texts } from './words.ts';

export const tokenStateFilter = valueFilter('state', {
  label: texts.state,
  none: texts.allStates,
  values: TOKEN_STATES,
  words: (state) => stateTexts[state],
});
