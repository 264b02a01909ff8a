import { useBranchOptions } from '#web/console/branches/queries.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { daysFilter, mobileFilter, recordFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { tokenStateFilter } from '#web/console/queues/report-filters-section.tsx';
import { tokenTexts as texts } from '#web/console/queues/words.ts';

/** Branch, days, how far a token is, and whose it is. */
export const tokenFilters = {
  branchId: recordFilter('branch', { label: texts.branch, none: texts.allBranches, useOptions: useBranchOptions }),
  days: daysFilter({ usual: justToday }),
  state: tokenStateFilter,
  mobile: mobileFilter(texts.mobile),
};
