import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#contract/kernel/errors.ts';
import { offeringKind } from '#contract/offerings/model.ts';
import type { PagePlace } from '#contract/offerings/page.ts';
import type { Choice } from '#contract/pages/model.ts';
import type { FoundPlaces, PlaceCard, PlaceSearch } from '#contract/place-search/page.ts';
import { byDistance, isSameTown, placesAfter, positionIn, withWords } from '#contract/place-search/rules.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { allowOurPictures, allowPosition } from '#server/kernel/http/security-headers.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { shownOrganisation } from '#server/organisations/service.ts';
import { type PublicPlace, publicPlaces } from './service.ts';

const MOST_TO_CHOOSE = 20;

const toPlace = ({ id, name, location }: PublicPlace): PagePlace => ({ id, name, location });
const toCard = ({ organisationId: _, words: __, town: ___, ...card }: PublicPlace): PlaceCard => card;

export function placeSearchPages(app: FastifyInstance, deps: Deps, { openShared }: Pages): void {
  app.register(async (own) => {
    allowPosition(own, deps);
    openShared(own, '/home', {
      addressOf: (request) => (isAsked(request) ? undefined : '/home'),
      aboutOf: () => '',
      read: async (request) => {
        const found = await foundBy(deps, request);
        if (isAsked(request)) return { shown: { name: 'places', props: { found } }, options: { noindex: true } };
        const { of, lacking } = await publicPlaces(deps);
        const [parks, clinics, branches] = [choiceOf(of.park), choiceOf(of.clinic), choiceOf(of.branch)];
        return { shown: { name: 'landing', props: { parks, clinics, branches, found } }, lacking };
      },
    });
  });
  app.register(async (own) => organisationPage(own, deps, openShared));
}

function organisationPage(own: FastifyInstance, deps: Deps, openShared: Pages['openShared']): void {
  allowOurPictures(own, deps);
  openShared(own, '/o/:slug', {
    addressOf: (request) => (isAsked(request) ? undefined : `/o/${slugIn(request)}`),
    aboutOf: () => '',
    read: async (request) => {
      const slug = slugIn(request);
      const organisation = await shownOrganisation(deps, slug);
      if (!organisation) throw notFound('organisation');
      const { all, lacking } = await publicPlaces(deps);
      const offered = all.filter(({ organisationId }) => organisationId === organisation.id);
      const { places, next } = placesAfter(offered, asked(request, 'after'));
      const found = {
        today: today(deps),
        places: places.map(toCard),
        count: offered.length,
        next: next && `/o/${slug}?after=${next}`,
      };
      return { shown: { name: 'organisation', props: { ...organisation, found } }, lacking };
    },
  });
}

const choiceOf = (list: PublicPlace[] | null): Choice =>
  list && (list.length > MOST_TO_CHOOSE ? 'many' : list.map(toPlace));

function asked({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 80) : '';
}

const slugIn = ({ params }: FastifyRequest): string => (params as { slug: string }).slug.toLowerCase();

const ASKED = ['q', 'trade', 'town', 'near', 'after'];
const isAsked = (request: FastifyRequest): boolean => ASKED.some((name) => name in (request.query as object));

async function foundBy(deps: Deps, request: FastifyRequest): Promise<FoundPlaces> {
  const { all } = await publicPlaces(deps);
  const search: PlaceSearch = {
    words: asked(request, 'q'),
    kind: offeringKind.safeParse(asked(request, 'trade')).data ?? null,
    town: asked(request, 'town'),
    near: positionIn(asked(request, 'near'))?.join() ?? '',
  };
  const found = answering(all, search);
  const { places, next } = placesAfter(found, asked(request, 'after'));
  return {
    today: today(deps),
    search,
    towns: townsOf(all),
    places: places.map(toCard),
    count: found.length,
    next: next && nextAddress(search, next),
  };
}

function answering(all: readonly PublicPlace[], { words, kind, town, near }: PlaceSearch): readonly PublicPlace[] {
  const among = all.filter((one) => (!kind || one.kind === kind) && (!town || isSameTown(one.town, town)));
  const found = words ? withWords(among, words) : among;
  const position = positionIn(near);
  return position ? byDistance(found, position) : found;
}

function nextAddress({ words, kind, town, near }: PlaceSearch, after: string): string {
  const parts = { q: words, trade: kind ?? '', town, near, after };
  return `/home?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))}`;
}

/** The towns with the most places; others are found by name. */
const MOST_TOWNS = 60;

function townsOf(all: readonly PublicPlace[]): string[] {
  const counts = new Map<string, number>();
  for (const { town } of all) if (town) counts.set(town, (counts.get(town) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_TOWNS);
  return most.map(([town]) => town).sort();
}
