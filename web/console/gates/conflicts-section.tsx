import type { Supervision } from '#contract/gates/model.ts';
import { conflictText, dayOfConflict } from '#contract/gates/rules.ts';
import { formatDay, formatTime } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { gates as api } from './queries.ts';
import { gateTexts as texts } from './words.ts';

export function ConflictsSection({ found, again }: { found: Supervision['conflicts']; again: () => void }) {
  if (found.length === 0) return null;
  return (
    <section className="card gates-conflicts" aria-labelledby="gates-conflicts">
      <h2 id="gates-conflicts">{texts.conflicts}</h2>
      <ul className="lines">
        {found.map((conflict) => (
          <Conflict key={conflict.scanId} conflict={conflict} again={again} />
        ))}
      </ul>
    </section>
  );
}

function Conflict({ conflict, again }: { conflict: Supervision['conflicts'][number]; again: () => void }) {
  const { scanId, bookingId, readAt, readBy } = conflict;
  const day = dayOfConflict(conflict);
  const { busy, start } = useBusyAction(() => api.read({ body: { scanId } }).then(again));
  return (
    <li>
      <p>
        {bookingId && <b>{shortCodeOf(bookingId)}</b>} {day && `${formatDay(day)}: `}
        {sayText(conflictText(conflict))}
      </p>
      {readAt ? (
        <small>{texts.readBy(readBy ?? '', formatTime(readAt))}</small>
      ) : (
        <Button size="small" variant="outlined" busy={busy} onClick={start}>
          {texts.read}
        </Button>
      )}
    </li>
  );
}
