import reset from '#web/shared/reset.css?inline';
import { colours, fonts, radii, shadows, type Theme, touchTarget, type as typeSizes } from '#web/shared/tokens.ts';
import ads from '#web/visitor/ui/styles/ads.css?inline';
import base from '#web/visitor/ui/styles/base.css?inline';
import board from '#web/visitor/ui/styles/board.css?inline';
import boardCall from '#web/visitor/ui/styles/board-call.css?inline';
import boardParts from '#web/visitor/ui/styles/board-parts.css?inline';
import boardSetUp from '#web/visitor/ui/styles/board-set-up.css?inline';
import booking from '#web/visitor/ui/styles/booking.css?inline';
import bookingWide from '#web/visitor/ui/styles/booking-wide.css?inline';
import calendar from '#web/visitor/ui/styles/calendar.css?inline';
import chooser from '#web/visitor/ui/styles/chooser.css?inline';
import forms from '#web/visitor/ui/styles/forms.css?inline';
import landing from '#web/visitor/ui/styles/landing.css?inline';
import media from '#web/visitor/ui/styles/media.css?inline';
import paper from '#web/visitor/ui/styles/paper.css?inline';
import parts from '#web/visitor/ui/styles/parts.css?inline';
import place from '#web/visitor/ui/styles/place.css?inline';
import prose from '#web/visitor/ui/styles/prose.css?inline';
import shell from '#web/visitor/ui/styles/shell.css?inline';
import ticket from '#web/visitor/ui/styles/ticket.css?inline';
import ticketWide from '#web/visitor/ui/styles/ticket-wide.css?inline';
import token from '#web/visitor/ui/styles/token.css?inline';
import tokenBooking from '#web/visitor/ui/styles/token-booking.css?inline';

const properties = (theme: Theme): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Large text on a narrow screen: headings are no larger than body text, so that a word fits a line. */
const headingSize = (rem: number): string => `min(${rem}rem,max(${typeSizes.body}rem,${(5.1 * rem).toFixed(1)}vw))`;

/** Pixels for measures, rem for type. */
const shared = [
  `--fonts:${fonts}`,
  `--cardShadow:${shadows.card}`,
  `--barShadow:${shadows.bar}`,
  `--controlRound:${radii.control}px`,
  `--cardRound:${radii.card}px`,
  '--gutter:16px',
  `--touch:${touchTarget}px`,
  ...Object.entries(typeSizes).map(
    ([name, rem]) => `--${name}:${rem > typeSizes.body ? headingSize(rem) : `${rem}rem`}`,
  ),
].join(';');

const tokens = `:root{${properties(colours.light)};${shared}}@media(prefers-color-scheme:dark){:root{${properties(colours.dark)}}}`;

/** Sheets that a page needs beyond the shared ones. */
const sheets = {
  ads,
  landing,
  place,
  chooser,
  booking: booking + bookingWide,
  calendar,
  forms,
  prose,
  ticket: ticket + ticketWide,
  tokenBooking,
  token,
  board: boardParts + board + boardCall + boardSetUp,
};
export type StyleSheetName = keyof typeof sheets;

export const styleOf = (names: readonly StyleSheetName[]): string =>
  [
    tokens,
    reset,
    base,
    shell,
    parts,
    ...names.map((name) => sheets[name]),
    media,
    names.includes('ticket') ? paper : '',
  ].join('');
