import { Fragment } from 'react';
import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

/** A code to be scanned: at least 240 px, black on white in both themes, with its quiet zone (scanners fail on inverted codes). */
export function QrFigure({ image, label, caption }: { image: string; label: string; caption?: string }) {
  return (
    <figure className="qr">
      <img src={image} width="264" height="264" alt={label} />
      {caption && <figcaption className="num">{wholeWords(caption)}</figcaption>}
    </figure>
  );
}

/** A code has a stroke in its middle, where browsers would end a line. */
const wholeWords = (words: string) =>
  words.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span>{word}</span>
    </Fragment>
  ));

const hyphened = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** The name of what is saved of a booking: place, day and code, "Nehru-Zoo-2-Jan-2027-7K2M-9QXA.png". So it is found again among a phone's pictures, and two of one day are told apart. */
export const savedName = (place: string, day: Day, shortCode: string, ending = 'png'): string =>
  `${hyphened(`${place} ${formatDay(day).split(', ')[1]}`)}-${shortCode}.${ending}`;
