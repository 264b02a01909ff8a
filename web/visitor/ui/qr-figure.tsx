import { Fragment } from 'react';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { sayText } from '#web/shared/say.ts';

/** At least 240 px, black on white in both themes with a quiet zone, because scanners fail on inverted codes. */
export function QrFigure({ image, label, caption }: { image: string; label: string; caption?: string }) {
  return (
    <figure className="qr">
      <img src={image} width="264" height="264" alt={label} />
      {caption && <figcaption className="num">{wholeWords(caption)}</figcaption>}
    </figure>
  );
}

/** Browsers would break a line at a code's dash. */
const wholeWords = (words: string) =>
  words.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span>{word}</span>
    </Fragment>
  ));

const hyphened = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** "Nehru-Zoo-2-Jan-2027-7K2M-9QXA.png": findable among a phone's pictures, and unique. */
export const savedName = (place: string, day: Day, shortCode: string, ending = 'png'): string =>
  `${hyphened(`${place} ${sayText(dayText(day)).split(', ')[1]}`)}-${shortCode}.${ending}`;
