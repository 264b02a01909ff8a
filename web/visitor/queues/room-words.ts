import { text } from '#contract/kernel/text.ts';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import type { StationNow } from '#contract/queues/page.ts';
import { sayBeside } from '#web/shared/say.ts';

export type StationName = Pick<StationNow, 'name' | 'counterNumber'>;

/** "Counter 3", or a person's name unchanged. */
export const stationName = (language: RoomLanguage, { name, counterNumber }: StationName): string =>
  counterNumber === null ? name : sayBeside(language)(text('counters.counter', { number: counterNumber }));
