import ArrowRight from 'lucide-react/icons/arrow-right';
import { letsOut } from '#contract/admissions/rules.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useKept } from './offline/account-storage.ts';
import { knownParks, rulesOf } from './offline/parks.ts';

interface DirectionsProps {
  parkId: string | null;
  out: boolean;
  change: (out: boolean) => void;
}

export function DirectionsSection({ parkId, out, change }: DirectionsProps) {
  const parks = useKept(knownParks).filter(({ id }) => parkId === null || id === parkId);
  if (!parks.some((park) => letsOut(rulesOf(park)))) return null;
  return (
    <fieldset className="gate-ways" aria-label={say('gates.way')}>
      {[false, true].map((way) => (
        <Button
          key={String(way)}
          size="large"
          variant={way === out ? 'contained' : 'outlined'}
          className={way ? 'gate-out' : undefined}
          startIcon={way && <ArrowRight aria-hidden size={22} strokeWidth={3} />}
          aria-pressed={way === out}
          onClick={() => change(way)}
        >
          {way ? say('gates.wayOut') : say('gates.wayIn')}
        </Button>
      ))}
    </fieldset>
  );
}
