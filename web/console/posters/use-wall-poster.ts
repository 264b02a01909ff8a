import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { encodeQR } from 'qr';
import type { Branch } from '#contract/branches/model.ts';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { clinicAddress } from '#contract/clinics/rules.ts';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { pricedFor } from '#contract/day-prices/rules.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { categoryNamed, labelText, offeredCategories } from '#contract/fees/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { Park } from '#contract/parks/model.ts';
import { priceFrom } from '#contract/parks/rules.ts';
import { readableColour } from '#contract/presentations/rules.ts';
import type { TextsByLanguage } from '#contract/translations/model.ts';
import { ownOrganisationQuery } from '#web/console/organisations/queries.ts';
import { readUser } from '#web/console/platform/session.ts';
import { brandQuery } from '#web/console/presentations/queries.ts';
import { translationQuery } from '#web/console/translations/queries.ts';
import { bookingPath, organisationPath } from '#web/shared/paths.ts';
import { colours } from '#web/shared/tokens.ts';
import { type Catalogue, compiled } from '#words/compiled.ts';
import { type Say, sayIn } from '#words/say.ts';
import type { WallPoster } from './wall-poster.ts';

/** The place for which a poster is drawn. */
export interface PosterPlace {
  kind: OfferingKind;
  record: { id: string; organisationId: string };
  name: string;
  made: () => unknown;
}

const files = import.meta.glob<Catalogue>('/words/*/{fees,posters,ui}.json', { eager: true, import: 'default' });

const catalogue = (language: Language, noun: string): Catalogue => files[`/words/${language}/${noun}.json`] ?? {};

function sayOn(language: Language): Say {
  const nouns = ['fees', 'posters', 'ui'].map((noun) => [noun, catalogue(language, noun)]);
  return sayIn(language, compiled(Object.fromEntries(nouns)));
}
const SAY = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, sayOn(code)])) as Record<Language, Say>;

interface Facts {
  address: string;
  /** Translated text that holds the address; absent: none is translated. */
  line?: 'address' | 'location';
  price: Paise | null;
  /** Set if the price is for this kind only. */
  category?: string;
}

interface RecordOf {
  park: Park;
  clinic: StoredClinic;
  branch: Branch;
  exhibition: Exhibition;
  coaching: StoredBatch;
}

const FACTS: { [Kind in OfferingKind]: (record: RecordOf[Kind]) => Facts } = {
  park: (park) => ({ address: park.location, line: 'location', ...parkPrice(park, dayOf(new Date())) }),
  clinic: (clinic) => ({ address: clinicAddress(clinic), line: 'address', price: clinic.fee }),
  branch: ({ town }) => ({ address: town, price: null }),
  exhibition: ({ location }) => ({ address: location, line: 'location', price: 0 }),
  coaching: ({ fee, town }) => ({ address: town, price: fee }),
};

/** An adult's price; else the lowest for a person. Vehicles do not count, since they say nothing about entry. */
function parkPrice(park: Park, today: Day): Pick<Facts, 'price' | 'category'> {
  const { fees } = pricedFor(park, today);
  if (fees.adult.offered) return { price: fees.adult.price ?? 0, category: categoryNamed('adult')?.label };
  const lets = offeredCategories(fees).some(({ people }) => people !== 0);
  return { price: lets ? priceFrom(park, today) : null };
}

/** Quiet zone in modules. */
const QUIET = 4;

interface Fetched extends Pick<WallPoster, 'code' | 'logo' | 'colour' | 'link'> {
  texts: TextsByLanguage;
}

const fetchedQuery = (cache: QueryClient, { kind, record }: PosterPlace) =>
  queryOptions({
    queryKey: ['wall-poster', kind, record.id],
    // Not cached, because the brand may have changed on another screen.
    gcTime: 0,
    queryFn: async (): Promise<Fetched> => {
      const [organisation, { texts }, brand] = await Promise.all([
        cache.fetchQuery(ownOrganisationQuery(record.organisationId)),
        cache.fetchQuery(translationQuery(kind, record.id)),
        // Admins may not read an owner's brand.
        readUser()?.role === 'owner' ? cache.fetchQuery(brandQuery) : null,
      ]);
      const { host, origin } = window.location;
      // The code has only the id: a name makes it denser, in Telugu three times.
      const page = bookingPath(kind, record.id);
      return {
        texts,
        code: encodeQR(`${origin}${page}`, 'raw', { ecc: 'medium', border: QUIET }),
        link: host + (organisation?.slug ? organisationPath(organisation.slug) : page),
        logo: brand?.logo ? await createImageBitmap(await (await fetch(brand.logo)).blob()) : null,
        colour: brand?.colour ? readableColour(brand.colour) : colours.light.leaf,
      };
    },
  });

export const useFetched = (place: PosterPlace) => useQuery(fetchedQuery(useQueryClient(), place));

export function posterOf(
  { kind, record, name }: PosterPlace,
  { texts, ...fetched }: Fetched,
  languages: readonly Language[],
): WallPoster {
  const { address, line, ...cost } = (FACTS[kind] as (record: object) => Facts)(record);
  const own = languages.map((language) => texts[language as keyof TextsByLanguage]);
  const price = priceText(kind, cost);
  const inEach = (wording: Wording) => languages.map((language) => SAY[language](wording));
  const names = own.map((said) => said?.name || name);
  const addresses = own.map((said) => (line && said?.[line]) || address);
  return {
    ...fetched,
    name,
    names: [...new Set(names)],
    addresses: [...new Set(addresses)],
    prices: price === null ? [] : [...new Set(inEach(price))],
    steps: [text('posters.scan'), text('posters.book', { kind }), text('posters.come', { kind })].map(inEach),
  };
}

type Cost = Pick<Facts, 'price' | 'category'>;

function priceText(kind: OfferingKind, { price, category }: Cost): Wording | null {
  if (price === null) return null;
  if (price === 0) return text('ui.free');
  const rupees = formatRupees(price);
  if (category) return text('posters.priceOf', { label: labelText(category), price: rupees });
  return kind === 'park' ? text('posters.from', { price: rupees }) : rupees;
}
