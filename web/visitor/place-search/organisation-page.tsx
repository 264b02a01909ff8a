import type { OrganisationPageProps } from '#contract/place-search/page.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { cardLooks, PlaceCards } from './place-cards-section.tsx';
import { placesTexts, organisationTexts as texts } from './words.ts';

/** `/o/{slug}`: all that an organisation offers, of whatever trade. Needs no script. */
export const OrganisationPage = ({ name, found, help }: OrganisationPageProps) => (
  <PageShell venue={name} help={help}>
    <h1>{name}</h1>
    <p>{found.count > 0 ? placesTexts.count(found.count) : texts.none}</p>
    <PlaceCards {...found} />
  </PageShell>
);

/** A link to the page shows a larger file than a card. */
const linkPicture = (shown: string | null | undefined): string | null =>
  shown?.replace(/^(\/images\/\w+)-360\.webp$/, '$1-1280.webp') ?? null;

export const page: PageFacts<OrganisationPageProps> = {
  Body: OrganisationPage,
  title: ({ name }) => texts.title(name),
  description: ({ name }) => texts.description(name),
  imageUrl: ({ found }) => linkPicture(found.places.find(({ pictureUrl }) => pictureUrl)?.pictureUrl),
  sheets: ['chooser'],
  looks: cardLooks,
};
