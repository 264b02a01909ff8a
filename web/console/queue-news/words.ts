import { formatClock, formatDay } from '#contract/kernel/dates/dates.ts';
import type { QueueNews } from '#contract/queue-news/model.ts';

export const tellTexts = {
  title: 'Tell all',
  left: (left: number, all: number) =>
    left === 0 ? 'Everybody has been told.' : `${left} of ${all} still to be told.`,
  hint: 'WhatsApp opens with the message; press Send there. Whoever is ticked here has been told, by you or a colleague.',
  none: 'Nothing to tell now: nobody waits for a late or paused queue.',
  people: 'People to tell',
  unnamed: 'Walk-in',
  noMobile: 'No mobile',
  whatsApp: 'WhatsApp',
  said: 'Told here',
  of: (word: string, number: number) => `${word}: token ${number}`,
  told: (who: string, time: string) => `Told by ${who}, ${time}`,
  undo: 'Undo',
  blocked: 'The browser did not let WhatsApp open. Please allow pop-ups for this page, and try again.',
};

/** What became of this person's token, in a few words for the desk. */
export function newsWords({ kind, lateMinutes, backAt, day, newNumber }: QueueNews): string {
  if (kind === 'moved') return `Moved to ${formatDay(day)}, token ${newNumber}`;
  if (kind === 'cancelled') return 'Cancelled';
  const late = lateMinutes > 0 ? `${lateMinutes} minutes late` : '';
  const paused = kind === 'paused' ? `Paused${backAt ? ` until ${formatClock(backAt)}` : ''}` : '';
  return [paused, late].filter(Boolean).join(', ');
}

export function messageOf(one: QueueNews, place: string, link: string): string {
  const { kind, number, lateMinutes, backAt, day, newNumber, newDoctor } = one;
  if (kind === 'moved') {
    const who = newDoctor && ` with ${newDoctor}`;
    return `${place}: your token ${number} of today is now token ${newNumber} on ${formatDay(day)}${who}. ${link}`;
  }
  if (kind === 'cancelled') return `${place}: we are sorry, your token ${number} of today is cancelled. ${link}`;
  const until = backAt ? ` and goes on at about ${formatClock(backAt)}` : ' for a while';
  const words = [
    kind === 'paused' && `the queue has paused${until}`,
    lateMinutes > 0 && `we are about ${lateMinutes} minutes late`,
  ].filter(Boolean);
  return `${place}: ${words.join(', and ')}. Your token ${number} keeps its place. ${link}`;
}
