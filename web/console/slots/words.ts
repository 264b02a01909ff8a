import type { Slot } from '#contract/slots/rules.ts';
import { slotText } from '#contract/slots/rules.ts';
import { sayText } from '#web/shared/say.ts';

export const slotTexts = {
  label: 'Time slots',
  hint: 'Timed entry: each ticket is for one slot, which has places of its own. Without slots a ticket is good for the whole day.',
  from: 'From',
  until: 'Until',
  capacity: 'Most people',
  every: 'Minutes each',
  remove: (slot: string) => `Remove ${slot}`,
  add: 'Add a slot',
  row: 'Many slots at once',
  rowHint: 'In the place of those above.',
  make: 'Make slots',
  early: 'Minutes early',
  earlyHint: '0 to 240. The gate lets people in so long before their slot begins.',
  late: 'Minutes late',
  lateHint: '0 to 240. The gate lets people in so long after their slot has ended.',
};

/** "10 slots, 10:00 am to 8:00 pm". */
export const slotsInShort = (slots: readonly Slot[]): string => {
  const [first, last] = [slots[0], slots.at(-1)];
  const count = `${slots.length} ${slots.length === 1 ? 'slot' : 'slots'}`;
  return first?.from && last?.until ? `${count}, ${sayText(slotText({ from: first.from, until: last.until }))}` : count;
};

/** "9:00 am to 9:30 am, 50 people; 9:30 am to 10:00 am, 50 people". */
export const slotsInWords = (slots: readonly Slot[]): string =>
  slots.map((slot) => `${sayText(slotText(slot))}, ${slot.capacity} people`).join('; ');
