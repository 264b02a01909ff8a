import { pricedFor } from '#contract/day-prices/rules.ts';
import { DayChoice } from './day-choice-section.tsx';
import { SlotChoice } from './slot-choice-section.tsx';

/** One file, loaded only by parks where visitors choose a day or slot. */
export const dayParts = { DayChoice, SlotChoice, pricedFor };
