import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarRange from 'lucide-react/icons/calendar-range';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { User } from '#contract/sessions/model.ts';
import { entriesOf } from '#web/console/frame/menu.ts';
import { type Preset, rangeOf } from '#web/console/kit/dates/date-range.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { consolePaths, isDashboard, recordPath } from '#web/shared/paths.ts';
import type { PaletteChoice } from './choice-section.tsx';
import type { Listed } from './queries.ts';
import { paletteTexts as texts } from './words.ts';

const RANGES: readonly Preset[] = ['today', 'yesterday', 'last7', 'thisMonth', 'lastMonth'];

const REPORTS: readonly string[] = [
  consolePaths.ticketReport,
  consolePaths.tokens,
  consolePaths.exhibitionReport,
  consolePaths.enrolments,
];

/** Where the queue of a place is called. */
const QUEUES: Readonly<Record<string, (id: string) => string>> = {
  [consolePaths.branches]: (id) => `${consolePaths.branches}?queue=${id}`,
  [consolePaths.clinics]: (id) => `${consolePaths.doctorReport}?clinic=${id}`,
};

/** What is done at a place or over some days; each leads to where it is done. */
export function useActs(user: User, listed: readonly Listed[]): PaletteChoice[] {
  const navigate = useNavigate();
  const act = (label: string, icon: PaletteChoice['icon'], to: string, also = ''): PaletteChoice => ({
    id: `act ${label}`,
    label,
    icon,
    also,
    act: () => void navigate(to),
  });
  const reports = entriesOf(user).filter(({ path }) => REPORTS.includes(path) || isDashboard(path));
  const overDays = RANGES.flatMap((preset) =>
    reports.map(({ path, label }) => {
      const { from, to } = rangeOf(preset, dayOf(new Date()));
      return act(texts.at(uiTexts.dates.presets[preset], label), CalendarRange, `${path}?from=${from}&to=${to}`);
    }),
  );
  if (user.look) return overDays;
  const atPlaces = listed.flatMap(({ path, id, name }) => {
    const queue = QUEUES[path]?.(id);
    const closing = queue ?? (PLACES.includes(path) ? `${recordPath(path, id)}#daysOff` : null);
    return [
      ...(queue ? [act(texts.at(texts.walkIn, name), UserPlus, queue, texts.also.walkIn)] : []),
      ...(path === consolePaths.parks
        ? [act(texts.at(texts.prices, name), IndianRupee, `${recordPath(path, id)}?page=prices`, texts.also.prices)]
        : []),
      ...(closing ? [act(texts.at(texts.closeToday, name), CalendarOff, closing, texts.also.closeToday)] : []),
    ];
  });
  if (user.role !== 'counter') return [...atPlaces, ...overDays];
  return [
    act(texts.walkIn, UserPlus, consolePaths.counters, texts.also.walkIn),
    act(texts.closeToday, CalendarOff, consolePaths.counters, texts.also.closeToday),
  ];
}

const PLACES: readonly string[] = [consolePaths.parks, consolePaths.exhibitions, consolePaths.coachingBatches];
