/** These words tell what stands in the way of a visit (docs/product/forms.md 8), in the browser as on the server. */
export const VISIT_PROBLEMS = {
  noName: 'visitor name is required',
  over: 'This show is over.',
  off: 'This show has no open day left.',
  full: 'All places for this show are taken.',
  many: 'This mobile number has five places at this show already.',
} as const;

/** These words tell how a visit stands; one that is over is told as in VISIT_PROBLEMS. */
export const VISIT_STATES = {
  cancelled: 'This visit was cancelled.',
  confirmed: 'Your place is confirmed, and there is nothing to pay.',
} as const;

/** A visitor passes these words on to others; the address of the page follows. */
export const visitInWords = (show: string, hours: string | null): string =>
  `Visit to ${[show, hours].filter(Boolean).join(', ')}`;
