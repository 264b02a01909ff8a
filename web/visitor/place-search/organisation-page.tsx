import { isKept } from '#contract/images/rules.ts';
import type { OrganisationPageProps } from '#contract/place-search/page.ts';
import { say } from '#web/shared/say.ts';
import type { LinkPicture, PageFacts } from '#web/visitor/page-facts.ts';
import { drawnPreview, keptPreview } from '#web/visitor/presentations/presentation.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { cardLooks, countText, PlaceCards, pictureTextOf } from './place-cards-section.tsx';

/** `/o/{slug}`: all that an organisation offers, of whatever trade. Needs no script. */
export const OrganisationPage = ({ name, found, help }: OrganisationPageProps) => (
  <PageShell venue={name} help={help}>
    <h1>{name}</h1>
    <p>{found.count > 0 ? countText(found.count) : say('place-search.organisationNone')}</p>
    <PlaceCards {...found} />
  </PageShell>
);

/** A link to the page shows the first picture of its cards, or the drawing of its first place's trade. */
function firstPicture({ places }: OrganisationPageProps['found']): LinkPicture {
  const card = places.find(({ pictureUrl }) => isKept(pictureUrl ?? ''));
  if (card?.pictureUrl) return keptPreview(card.pictureUrl, pictureTextOf(card) || card.name);
  return drawnPreview(places[0]?.kind ?? 'general');
}

export const page: PageFacts<OrganisationPageProps> = {
  Body: OrganisationPage,
  title: ({ name }) => say('place-search.organisationTitle', { name }),
  description: ({ name }) => say('place-search.organisationDescription', { name }),
  picture: ({ found }) => firstPicture(found),
  sheets: ['chooser'],
  looks: cardLooks,
};
