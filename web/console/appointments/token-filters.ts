import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { useBranchOptions } from '#web/console/branches/use-branch-options.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, daysFilter, recordFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { tokenStateFilter } from '#web/console/queues/token-state-filter.ts';
import { tokenTexts as texts } from '#web/console/queues/words.ts';

export const tokenFilters = {
  text: boxFilter(bookingRowTexts.find),
  branchId: recordFilter('branch', { label: texts.branch, none: texts.allBranches, useOptions: useBranchOptions }),
  days: daysFilter({ usual: justToday }),
  state: tokenStateFilter,
};
