import { advertisementTexts as texts } from './words.ts';

const SHOWN = 2;

export const Thumbnails = ({ images }: { images: readonly string[] }) => (
  <span className="status" role="img" aria-label={texts.pictures(images.length)}>
    {images.slice(0, SHOWN).map((address) => (
      <img key={address} src={address} alt="" width="44" height="32" loading="lazy" decoding="async" />
    ))}
    {images.length > SHOWN && <span>+{images.length - SHOWN}</span>}
  </span>
);
