import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#contract/dashboard/model.ts';
import { readUser } from '#web/console/platform/session.ts';
import { dashboardQuery } from './queries.ts';
import { dashboardTexts as texts } from './words.ts';

/** Today's figures of a place; null if it is not among the ten busiest, which the dashboard names. */
function todayOf({ tickets, tokens }: Dashboard, id: string): string | null {
  const park = tickets?.parks.find((one) => one.id === id);
  if (park) return texts.parkToday(park.expected, park.admitted);
  const place = tokens?.places.find((one) => one.id === id);
  return place ? texts.placeToday(place.issued, place.waiting) : null;
}

/** For owners, in their lists: the figures of the dashboard, not asked again each minute. */
export function Today({ id }: { id: string }) {
  const { data } = useQuery({ ...dashboardQuery, refetchInterval: false, enabled: readUser()?.role === 'owner' });
  const words = data && todayOf(data, id);
  return words && <span>{words}</span>;
}
