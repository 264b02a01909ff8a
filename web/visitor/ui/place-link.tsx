import { placeTexts as texts } from './words.ts';

/** Where a place is, and the way there: a plain link, which opens the map that the phone has. */
export const PlaceLink = ({ name, address }: { name: string; address: string }) => (
  <>
    {address}{' '}
    <a
      className="noprint"
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.map}
    </a>
  </>
);
