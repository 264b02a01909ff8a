import { useSyncExternalStore } from 'react';
import { letsOut } from '#contract/admissions/rules.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { rulesOf } from './queries.ts';
import { knownParks } from './use-parks.ts';
import { admissionTexts as texts } from './words.ts';

interface WaysProps {
  parkId: string | null;
  out: boolean;
  change: (out: boolean) => void;
}

export function WaysSection({ parkId, out, change }: WaysProps) {
  const known = useSyncExternalStore(knownParks.subscribe, knownParks.all);
  const parks = known.filter(({ id }) => parkId === null || id === parkId);
  if (!parks.some((park) => letsOut(rulesOf(park)))) return null;
  return (
    <fieldset className="gate-ways" aria-label={texts.way}>
      {[false, true].map((way) => (
        <Button
          key={String(way)}
          size="large"
          variant={way === out ? 'contained' : 'outlined'}
          aria-pressed={way === out}
          onClick={() => change(way)}
        >
          {way ? texts.wayOut : texts.wayIn}
        </Button>
      ))}
    </fieldset>
  );
}
