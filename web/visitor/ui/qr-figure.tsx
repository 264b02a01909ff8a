import { Fragment } from 'react';

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

/** The name of a saved code: the place and the day, so that it is found again among a phone's pictures. */
export const qrFileName = (place: string, day: string): string =>
  `${place.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${day}.png`;
