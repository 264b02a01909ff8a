import { Wholes } from './breakable.tsx';

/** At least 240 px, black on white in both themes with a quiet zone, because scanners fail on inverted codes. */
export function QrFigure({ image, label, caption }: { image: string; label: string; caption?: string }) {
  return (
    <figure className="qr">
      <img src={image} width="264" height="264" alt={label} />
      {/* Browsers would break a line at a code's dash. */}
      {caption && (
        <figcaption className="num">
          <Wholes parts={caption.split(' ')} />
        </figcaption>
      )}
    </figure>
  );
}
