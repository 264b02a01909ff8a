import type { Station } from '#contract/queues/model.ts';
import type { DeskQueue } from './queries.ts';
import { pauseTexts as texts } from './words.ts';

/** `stationId` is the desk's counter; null for a doctor's desk, or an owner's at a branch. */
export interface PauseChoices {
  queue: DeskQueue;
  stations: readonly Pick<Station, 'id' | 'name' | 'paused' | 'allPaused' | 'backAt' | 'lateMinutes'>[];
  stationId: string | null;
}

export interface PauseChoice {
  value: string;
  label: string;
  counterId: string | null;
  all: boolean;
  paused: boolean;
  backAt: string | null;
}

/** Not a possible id. */
const ALL = 'all';

export const NOBODY: PauseChoice = { value: ALL, label: '', counterId: null, all: true, paused: false, backAt: null };

/** The usual choice first: a counter or doctor itself, for an owner the branch. */
export function pauseChoices({ queue, stations, stationId }: PauseChoices): PauseChoice[] {
  if (queue.kind === 'doctor') {
    const own = stations.filter(({ id }) => id === queue.doctorId).map((one) => choiceOf(one, texts.thisDoctor));
    const doctors = own.map((one) => ({ ...one, counterId: null }));
    return stations.length > 1
      ? [
          ...doctors,
          wholeOf(
            stations[0],
            stations.every(({ paused }) => paused),
            texts.allDoctors,
          ),
        ]
      : doctors;
  }
  const whole = wholeOf(
    stations[0],
    stations.some(({ allPaused }) => allPaused),
    texts.wholeBranch,
  );
  const counters = stations.filter(({ id }) => id !== null && (stationId === null || id === stationId));
  const choices = counters.map((one) => choiceOf(one, stationId === null ? one.name : texts.thisCounter));
  return stationId === null ? [whole, ...choices] : [...choices, whole];
}

type Paused = PauseChoices['stations'][number];

const choiceOf = ({ id, paused, allPaused, backAt }: Paused, label: string): PauseChoice => {
  const isOwn = paused && !allPaused;
  return { value: id ?? '', label, counterId: id, all: false, paused: isOwn, backAt: isOwn ? backAt : null };
};

const wholeOf = (first: Paused | undefined, paused: boolean, label: string): PauseChoice => ({
  ...NOBODY,
  label,
  paused,
  backAt: paused ? (first?.backAt ?? null) : null,
});
