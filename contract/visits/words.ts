/** Texts of docs/product/forms.md 8, shared by browser and server. */
export const VISIT_PROBLEMS = {
  noName: 'visitor name is required',
  over: 'This show is over.',
  off: 'This show has no open day left.',
  full: 'All places for this show are taken.',
  many: 'This mobile number has five places at this show already.',
} as const;

export const VISIT_STATES = {
  cancelled: 'This visit was cancelled.',
  confirmed: 'Your place is confirmed, and there is nothing to pay.',
} as const;

export const visitInWords = (show: string, hours: string | null): string =>
  `Visit to ${[show, hours].filter(Boolean).join(', ')}`;
