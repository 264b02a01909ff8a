/** What stands in the way of a visit (docs/product/forms.md 8); the same words in the browser and on the server. */
export const VISIT_PROBLEMS = {
  noName: 'visitor name is required',
  over: 'This show is over.',
  full: 'All places for this show are taken.',
  many: 'This mobile number has five places at this show already.',
} as const;

/** How a visit stands; one that is over is told as in VISIT_PROBLEMS. */
export const VISIT_STATES = {
  cancelled: 'This visit was cancelled.',
  confirmed: 'Your place is confirmed, and there is nothing to pay.',
} as const;

/** What a visitor passes on to others; the address of the page follows. */
export const visitInWords = (show: string, hours: string | null): string =>
  `Visit to ${[show, hours].filter(Boolean).join(', ')}`;
