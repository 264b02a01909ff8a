import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

export const MOVE_REFUSALS = {
  otherKind: 'A place at a show or in a batch cannot be moved: it has no other day.',
  notPaid: 'This booking is not paid, so there is nothing to move.',
  void: 'This booking is cancelled, so it cannot be moved.',
  used: 'This ticket was used at the gate, so it cannot be moved.',
  called: 'This token is being served just now, so it cannot be moved.',
  served: 'This token was served already, so it cannot be moved.',
  sameDay: (day: Day) => `This ticket is for ${formatDay(day)} already.`,
  same: 'This token is there already. Please choose another place.',
  fullDay: (day: Day) => `All tokens for ${formatDay(day)} are booked.`,
  closed: 'Visitors do not see this place at present, so nothing can be moved there.',
  todayAlone: 'Tokens of a branch are for today. Please choose today.',
  noDoctor: 'Please choose a doctor of this clinic.',
  noCounter: 'Please choose a counter of this branch that is in use.',
  meanwhile: 'This booking has changed meanwhile. Please look at it again.',
};

/** Matched against the user agent in this order, because most browsers also claim to be another one. */
const BROWSERS: readonly [RegExp, string][] = [
  [/WhatsApp/, 'WhatsApp'],
  [/Instagram/, 'Instagram'],
  [/FBA[NV]/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/Windows|Macintosh|X11|CrOS/, 'a computer'],
];

export function deviceWords(userAgent: string): string {
  const among = (marks: typeof BROWSERS) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, device] = [among(BROWSERS), among(DEVICES)];
  if (!device) return browser ?? userAgent.slice(0, 40);
  return `${browser ?? 'A browser'} on ${device}`;
}
