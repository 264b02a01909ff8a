import type { OrganisationPageProps } from '#contract/place-search/page.ts';
import type { LinkPicture, PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { cardLooks, PlaceCards, pictureTextOf } from './place-cards-section.tsx';
import { placesTexts, organisationTexts as texts } from './words.ts';

/** `/o/{slug}`: all that an organisation offers, of whatever trade. Needs no script. */
export const OrganisationPage = ({ name, found, help }: OrganisationPageProps) => (
  <PageShell venue={name} help={help}>
    <h1>{name}</h1>
    <p>{found.count > 0 ? placesTexts.count(found.count) : texts.none}</p>
    <PlaceCards {...found} />
  </PageShell>
);

/** A link to the page shows the first picture of its cards, in a larger file. */
function linkPicture({ places }: OrganisationPageProps['found']): LinkPicture | null {
  const card = places.find(({ pictureUrl }) => pictureUrl);
  if (!card?.pictureUrl) return null;
  const url = card.pictureUrl.replace(/^(\/images\/\w+)-360\.webp$/, '$1-1280.webp');
  return { url, text: pictureTextOf(card) || card.name };
}

export const page: PageFacts<OrganisationPageProps> = {
  Body: OrganisationPage,
  title: ({ name }) => texts.title(name),
  description: ({ name }) => texts.description(name),
  picture: ({ found }) => linkPicture(found),
  sheets: ['chooser'],
  looks: cardLooks,
};
