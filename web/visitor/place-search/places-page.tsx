import type { PlacesProps } from '#contract/place-search/page.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { cardLooks, PlaceCards } from './place-cards-section.tsx';
import { SearchSection } from './search-section.tsx';
import { placesTexts as texts } from './words.ts';

export const PlacesPage = ({ found, help }: PlacesProps) => (
  <PageShell help={help}>
    <h1>{texts.heading}</h1>
    <SearchSection {...found} />
    <p role="status">
      {found.count > 0 ? texts.count(found.count) : texts.nothing} {found.search.near && texts.nearest}
    </p>
    <PlaceCards {...found} />
    <p className="again">
      <a href={paths.home}>{texts.all}</a>
    </p>
  </PageShell>
);

export const page: PageFacts<PlacesProps> = {
  Body: PlacesPage,
  title: () => texts.title,
  sheets: ['forms', 'chooser'],
  looks: cardLooks,
};
