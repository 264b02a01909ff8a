import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'ఎప్పుడు వస్తున్నారు?',
  visitHint: 'టికెట్ ఆ రోజుకు మాత్రమే చెల్లుతుంది',
  calendarHint: (label) => `టికెట్ ఆ రోజుకు మాత్రమే చెల్లుతుంది. ఇవి ఒక్కొక్కరికి ధరలు: ${label}.`,
  pricesOf: (name) => `ఈ రోజు ధరలు: ${name}`,
  closed: 'సెలవు',
  left: (places) => `${places} ఉన్నాయి`,
  soldOut: 'అయిపోయాయి',
  time: 'ఏ సమయానికి వస్తున్నారు?',
  timeHint: 'దయచేసి ఈ సమయంలోనే రండి.',
  full: 'నిండింది',
  laterDates: 'ఈ తేదీల్లో ఒకటి బుక్ చేయవచ్చు.',
  today: 'ఈరోజు',
  free: 'ఉచితం',
};
