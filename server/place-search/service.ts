import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Clinic } from '#contract/clinics/model.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { shownName, typeText } from '#contract/exhibitions/rules.ts';
import { isKept, pictureAt } from '#contract/images/rules.ts';
import { type Day, dayOf, formatLocalTime } from '#contract/kernel/dates/dates.ts';
import { LANGUAGE_CODES } from '#contract/kernel/languages.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { isClosedOn, isDated, standingAt } from '#contract/opening-days/rules.ts';
import type { Park } from '#contract/parks/model.ts';
import { priceFrom } from '#contract/parks/rules.ts';
import { TRADE_WORDS } from '#contract/place-search/model.ts';
import type { PlaceCard } from '#contract/place-search/page.ts';
import { type Searched, searchWords, townOf } from '#contract/place-search/rules.ts';
import { branches } from '#server/branches/service.ts';
import { clinics } from '#server/clinics/service.ts';
import { batches } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import { recordsByName } from '#server/kernel/records/records-by-name.ts';
import type { Resource, StoredRecord } from '#server/kernel/records/resource.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { organisationNames } from '#server/organisations/service.ts';
import { parks } from '#server/parks/service.ts';
import { placeFaces } from '#server/presentations/service.ts';
import { namesInLanguages } from '#server/translations/service.ts';

export type PublicPlace = PlaceCard & Searched & { organisationId: string };

/** Null: a trade that could not be read. */
interface PublicPlaces {
  of: Record<OfferingKind, PublicPlace[] | null>;
  all: PublicPlace[];
  lacking: boolean;
}

/** Limit per trade; docs/scale.md says what comes after. */
const MOST_OF_A_TRADE = 5000;

/** Cached (server/kernel/http/pages/kept-pages.ts) until a change in this process. Throws if no trade could be read. */
export const publicPlaces = (deps: Deps): Promise<PublicPlaces> =>
  deps.pages.keep('places', '', () => readPlaces(deps));

async function readPlaces(deps: Deps): Promise<PublicPlaces> {
  const kinds = Object.keys(READ) as OfferingKind[];
  const asked = await Promise.allSettled(kinds.map((kind) => READ[kind](deps)));
  const failed = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failed.length === kinds.length) throw failed[0];
  for (const err of failed) deps.log.error({ err }, 'a list of places failed');
  const [faces, names, organisations] = await Promise.all([
    placeFaces(deps).catch((err) => deps.log.error({ err }, 'the pictures of places failed')),
    namesInLanguages(deps).catch((err) => deps.log.error({ err }, 'the names of places in other languages failed')),
    organisationNames(deps).catch((err) => deps.log.error({ err }, 'the names of organisations failed')),
  ]);
  const shown = withFace(faces ?? new Map());
  const found = (place: PublicPlace) =>
    withNames(shown(place), [organisations?.get(place.organisationId) ?? '', ...(names?.get(place.id) ?? [])]);
  const lists = asked.map((one) => (one.status === 'fulfilled' ? one.value.map(found) : null));
  const { compare } = new Intl.Collator('en-IN');
  return {
    of: Object.fromEntries(kinds.map((kind, at) => [kind, lists[at]])) as PublicPlaces['of'],
    all: lists.flatMap((list) => list ?? []).sort((one, other) => compare(one.name, other.name)),
    lacking: failed.length > 0 || !faces || !names || !organisations,
  };
}

const withFace =
  (faces: Awaited<ReturnType<typeof placeFaces>>) =>
  (place: PublicPlace): PublicPlace => {
    const face = faces.get(place.id);
    if (!face) return place;
    const { path, ...shown } = face;
    return { ...place, ...shown, pictureUrl: pictureAt(path, 360) };
  };

/** A place is also found by its organisation's name and by its names in other languages. */
const withNames = (place: PublicPlace, names: readonly string[]): PublicPlace => ({
  ...place,
  words: [...place.words, ...searchWords('', names)],
});

/** Leaves out places that are paused or have no card: they take no bookings now. */
async function readTrade<M extends StoredRecord & { name: string; active: boolean }>(
  deps: Deps,
  kind: OfferingKind,
  { resource }: { resource: Resource<M> },
  shownOf: (record: M) => ShownCard | null,
  where?: RawBuilder<SqlBool>,
): Promise<PublicPlace[]> {
  const records = await recordsByName(deps, resource, { among: ['name'], where, limit: MOST_OF_A_TRADE });
  return records.flatMap((record) => {
    const shown = record.active ? shownOf(record) : null;
    if (!shown) return [];
    const { more = [], ...card } = shown;
    const { id, organisationId, name } = record;
    const found = { name, location: '', pictureUrl: null, colour: null, standing: null, ...card };
    const words = searchWords(found.name, [found.location, ...more, TRADE_WORDS[kind]]);
    return [{ kind, id, organisationId, ...found, town: townOf(found.location), words }];
  });
}

type ShownCard = Partial<PlaceCard> & Pick<PlaceCard, 'priceFrom'> & { more?: readonly string[] };

const READ: Record<OfferingKind, (deps: Deps) => Promise<PublicPlace[]>> = {
  park: (deps) => readTrade(deps, 'park', parks, (park) => parkShown(park as Park, deps.clock.now())),
  clinic: (deps) => readTrade(deps, 'clinic', clinics, (clinic) => clinicShown(clinic as Clinic, deps.clock.now())),
  branch: (deps) =>
    readTrade(deps, 'branch', branches, ({ code, town }) => ({ location: town, priceFrom: null, more: [code] })),
  exhibition: (deps) => {
    const now = deps.clock.now();
    const isStillOn = sql<boolean>`(exhibition.ends_at is null or exhibition.ends_at > ${now})`;
    return readTrade(deps, 'exhibition', exhibitions, (show) => showShown(show, now), isStillOn);
  },
  coaching: (deps) => {
    const today = dayOf(deps.clock.now());
    const isStillOn = sql<boolean>`coaching_batch.end_date >= ${today}`;
    return readTrade(deps, 'coaching', batches, (batch) => batchShown(batch as Batch, today), isStillOn);
  },
};

/** A park whose listed dates are all past takes no bookings. */
function parkShown(park: Park, now: Date): ShownCard | null {
  const today = dayOf(now);
  if (isDated(park) && park.customDates.every((day) => day < today)) return null;
  const isClosed = (day: Day) => isClosedOn(park, day) || (isDated(park) && !park.customDates.includes(day));
  const { location, bannerEnabled, bannerUrl } = park;
  return {
    location,
    priceFrom: priceFrom(park, today),
    standing: standingAt(park, isClosed, now),
    pictureUrl: bannerEnabled && isKept(bannerUrl) ? bannerUrl : null,
  };
}

function clinicShown(clinic: Clinic, now: Date): ShownCard | null {
  if (clinic.doctorIds.length === 0) return null;
  const { area, city, address, fee, daysOff, doctorName, specialization } = clinic;
  return {
    location: `${area}, ${city}`,
    priceFrom: fee,
    standing: standingAt(clinic, (day) => daysOff.includes(day), now),
    more: [doctorName, specialization, address],
  };
}

function showShown({ name, type, location, startsAt }: Exhibition, now: Date): ShownCard {
  const opens = startsAt && startsAt > now && { day: dayOf(startsAt), at: formatLocalTime(startsAt).slice(11) };
  return {
    name: SAY.en(shownName({ name, type })),
    location,
    priceFrom: 0,
    standing: opens ? { is: 'opens', ...opens } : { is: 'open' },
    more: LANGUAGE_CODES.map((code) => SAY[code](typeText({ type }))),
  };
}

const batchShown = ({ startDate, fee, town }: Batch, today: Day): ShownCard => ({
  location: town,
  priceFrom: fee,
  standing: startDate > today ? { is: 'opens', day: startDate, at: null } : { is: 'open' },
});
