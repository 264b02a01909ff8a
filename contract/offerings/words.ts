import type { FieldIssue } from '#contract/kernel/errors.ts';
import { liesBeside } from './rules.ts';

/** These words say why visitors may not see a park, clinic, branch, show or batch yet. Beside these, the words of its form. */
export const MISSING = {
  fees: 'Please switch on at least one kind of ticket and give it a price.',
  openDays: 'Please choose days on which it is open. As it stands it never opens.',
  dates: 'Please add a date that is still to come. All listed dates are over.',
  keys: 'Please enter its payment keys on the Configuration screen, so that visitors can pay.',
  counters: 'Please add a counter that can sign in, so that tokens can be called.',
  tokens: 'Please say how many tokens there are on a day.',
  showName: 'Please give it a name.',
  showStart: 'Please say when it begins.',
  showEnd: 'Please say when it ends.',
  showOver: 'This end is over. Please choose one that is still to come.',
  places: 'Please let in at least one visitor, or leave the limit empty.',
  batchOver: 'This batch has ended. Please choose an end that is still to come.',
  confirm:
    'Please confirm your e-mail: open the link that we have mailed to you, or have it sent again in your first steps.',
  seats: 'Please offer at least one seat.',
} as const;

/** The band above a preview, and what stands in its place when its link is over. */
export const PREVIEW = {
  draft: 'Preview: visitors cannot see this yet.',
  published: 'Preview: this is what visitors see.',
  typed: 'Preview of what you type, as visitors would see it.',
  over: 'This preview is over. Please open it again from the console.',
} as const;

/** The whole refusal, of which each part is told beside its field. What lies beside a record can only be entered once that is stored. */
export const notComplete = (missing: readonly FieldIssue[], isNew: boolean): string => {
  const first = isNew && missing.some(liesBeside) ? [SAVE_FIRST] : [];
  return ['This cannot be published yet.', ...first, ...missing.map(({ message }) => message)].join(' ');
};

const SAVE_FIRST = 'Please save it as a draft first.';

/** The page of one that is closed: nobody books it any more, and what is booked goes on. */
export const OFFERING_CLOSED = {
  message: (name: string) => `${name} takes no new bookings.`,
  kept: {
    park: 'Tickets that are booked already stay valid.',
    clinic: 'Tokens that are booked already stay valid.',
    branch: 'Tokens that are booked already stay valid.',
    exhibition: 'Names that are on the list already stay valid.',
    coaching: 'Places that are booked already stay valid.',
  },
} as const;

/** These words say why an offering is not removed. */
export const OFFERING_REFUSALS = {
  booked: 'Somebody has booked it. Delete it by itself: it is closed then, and they keep what they have.',
} as const;
