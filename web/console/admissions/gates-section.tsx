import { useQuery } from '@tanstack/react-query';
import type { GateDay } from '#contract/admissions/model.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { FigureTable } from '#web/console/kit/charts/figure-table.tsx';
import { Part } from '#web/console/kit/charts/tiles.tsx';
import { gateDayQuery } from './queries.ts';
import { admissionTexts as texts } from './words.ts';

const FIGURES: readonly { head: string; of: (park: GateDay) => string }[] = [
  {
    head: texts.insideHead,
    of: ({ inside }) =>
      inside ? [formatCount(inside.people), inside.limit && texts.of(inside.limit)].filter(Boolean).join(' ') : '–',
  },
  { head: texts.admittedHead, of: ({ admitted }) => formatCount(admitted) },
  { head: texts.byHandHead, of: ({ byHand }) => formatCount(byHand) },
  { head: texts.undoneHead, of: ({ undone }) => formatCount(undone) },
];

export function GatesSection() {
  const { data = [] } = useQuery(gateDayQuery);
  const handled = data.flatMap(({ handled: lines }) => lines);
  if (data.length === 0) return null;
  return (
    <Part title={texts.gates}>
      <FigureTable
        title={texts.gates}
        head={texts.head}
        nameOf={({ parkName }: GateDay) => parkName}
        figures={FIGURES}
        rows={data.map((day) => ({ ...day, id: day.parkId }))}
      />
      {handled.length > 0 && (
        <details>
          <summary>{texts.handled}</summary>
          <ul>
            {handled.map(({ id, what, at, people, gate, accountName, reason, shortCode }) => (
              <li key={id}>
                {[
                  formatTime(at),
                  texts.what[what](people),
                  gate,
                  texts.by(accountName),
                  shortCode && shortCodeOf(shortCode),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                : {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}
