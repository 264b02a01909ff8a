import { isKept, linkPreviewOf, PICTURE_WIDTHS, pictureAt } from '#contract/images/rules.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { hashIn, type PresentationProps, type ShownPicture } from '#contract/presentations/page.ts';
import { mapLink, partsOf, pointOf } from '#contract/presentations/rules.ts';
import { say } from '#web/shared/say.ts';
import type { LinkPicture } from '#web/visitor/page-facts.ts';

/** A place by its name and its address, '' where it has none. */
interface Place {
  name: string;
  address: string;
}

/** Puts what an owner has filled in into the parts of a booking page; what is empty is left out. */
export function presented(presentation: PresentationProps | undefined, place: Place) {
  const shown = {
    pictures: [],
    pictureTexts: {},
    about: '',
    visitorRules: '',
    coordinates: '',
    childMeans: '',
    ...presentation,
  };
  const { about, visitorRules, coordinates, childMeans } = shown;
  const [first, ...more] = saidOf(shown, place.name);
  const isPlaced = coordinates !== '' || (presentation !== undefined && place.address !== '');
  const isEmpty = !(about || visitorRules || childMeans || isPlaced || more.length > 0);
  return {
    logo: presentation?.logo ?? null,
    picture: first && <Picture picture={first} first />,
    details: isEmpty ? null : (
      <div className="place">
        <Said heading={say('presentations.about')} text={about} />
        {more.length > 0 && <MorePictures pictures={more} />}
        {isPlaced && <GettingHere {...place} coordinates={coordinates} />}
        <Said heading={say('presentations.whoIsChild')} text={childMeans} />
        <Said heading={say('presentations.rules')} text={visitorRules} />
      </div>
    ),
  };
}

/** CSS of this page: the main colour of each picture until it has loaded, and the organisation's colour. */
export function looksOf({ presentation }: { presentation?: PresentationProps | undefined }): string {
  if (!presentation) return '';
  const { pictures, colour } = presentation;
  const rooms = pictures.map((picture, at) => `.picture-${at + 1}{background:${picture.colour}}`);
  const top = colour ? `.top{background:${colour};color:#fff}.top :focus-visible{outline-color:#fff}` : '';
  return rooms.join('') + top;
}

/** A drawing of the product (scripts/link-previews.ts). */
export const drawnPreview = (of: OfferingKind | 'general'): LinkPicture => ({
  url: `/link-previews/${of}.png`,
  text: '',
});

export const keptPreview = (path: string, text: string): LinkPicture => ({ url: linkPreviewOf(path), text });

interface LinkedPlace {
  kind: OfferingKind;
  name: string;
  presentation: PresentationProps | undefined;
  banner?: string | null;
}

/** The picture of a link to the page of a place: its first one, its banner, or the drawing of its trade. */
export function linkPicture({ kind, name, presentation, banner }: LinkedPlace): LinkPicture {
  const [first] = presentation ? saidOf(presentation, name) : [];
  if (first) return keptPreview(first.path, first.text);
  return banner && isKept(banner) ? keptPreview(banner, name) : drawnPreview(kind);
}

/** A picture with what it shows: the owner's words, or ours. */
interface SaidPicture extends ShownPicture {
  at: number;
  text: string;
}

const saidOf = (
  { pictures, pictureTexts }: Pick<PresentationProps, 'pictures' | 'pictureTexts'>,
  name: string,
): SaidPicture[] =>
  pictures.map((picture, index) => ({
    ...picture,
    at: index + 1,
    text: pictureTexts[hashIn(picture.path)] || say('presentations.pictureOf', { at: index + 1, name }),
  }));

/** Search engines read this of a place. */
export function placeData(presentation: PresentationProps | undefined, { name, address }: Place) {
  const { pictures = [], about = '', coordinates = '', logo } = presentation ?? {};
  const point = pointOf(coordinates);
  return {
    name,
    ...(about && { description: about }),
    ...(address && { address }),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(pictures.length > 0 && { image: pictures.map(({ path }) => pictureAt(path, 1280)) }),
    ...(logo && { logo: logo.path }),
  };
}

/** `sizes` of pictures in CSS pixels, by which browsers choose a file. */
const SIZES = { first: '(min-width:67.5em) 1048px, 100vw', more: '(min-width:42em) 320px, 50vw' };

function Picture({ picture, first = false }: { picture: SaidPicture; first?: boolean }) {
  const { path, width, height, at, text } = picture;
  const widths = PICTURE_WIDTHS.filter((one) => one < width);
  const sources = [...widths.map((one) => [pictureAt(path, one), one]), [path, width]];
  // Within <picture> React adds no link that loads it ahead: browsers find it here as early.
  return (
    <picture>
      <img
        className={`picture picture-${at}`}
        src={pictureAt(path, 720)}
        srcSet={sources.map(([file, wide]) => `${file} ${wide}w`).join(', ')}
        sizes={first ? SIZES.first : SIZES.more}
        width={width}
        height={height}
        alt={text}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

const MorePictures = ({ pictures }: { pictures: readonly SaidPicture[] }) => (
  <section aria-label={say('presentations.pictures')}>
    <ul className="more-pictures">
      {pictures.map((picture) => (
        <li key={picture.path}>
          <Picture picture={picture} />
        </li>
      ))}
    </ul>
  </section>
);

const GettingHere = ({ name, address, coordinates }: Place & { coordinates: string }) => (
  <section>
    <h2>{say('presentations.gettingHere')}</h2>
    {address && <p>{address}</p>}
    <p>
      <a
        href={mapLink(coordinates, [name, address].filter(Boolean).join(', '))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {say('presentations.showOnMap')}
      </a>
    </p>
  </section>
);

/** The owner's own words, as plain text with its lines and lists. */
function Said({ heading, text }: { heading: string; text: string }) {
  const parts = partsOf(text).map((part, at) => ({ ...part, key: `${at}` }));
  if (parts.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {parts.map(({ key, isList, lines }) =>
        isList ? (
          <ul key={key} className="points">
            {keyed(lines).map(([line, id]) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            {keyed(lines).map(([line, id]) => (
              <span key={id}>{line}</span>
            ))}
          </p>
        ),
      )}
    </section>
  );
}

const keyed = (lines: readonly string[]) => lines.map((line, at) => [line, `${at}`] as const);
