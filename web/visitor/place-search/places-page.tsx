import type { PlacesProps } from '#contract/place-search/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { cardLooks, countText, PlaceCards } from './place-cards-section.tsx';
import { SearchSection } from './search-section.tsx';

export const PlacesPage = ({ found, help }: PlacesProps) => (
  <PageShell help={help}>
    <h1>{say('place-search.heading')}</h1>
    <SearchSection {...found} />
    <p role="status">
      {found.count > 0 ? countText(found.count) : say('place-search.nothing')}{' '}
      {found.search.near && say('place-search.nearest')}
    </p>
    <PlaceCards {...found} />
    <p className="again">
      <a href={paths.home}>{say('place-search.all')}</a>
    </p>
  </PageShell>
);

export const page: PageFacts<PlacesProps> = {
  Body: PlacesPage,
  title: () => say('place-search.title'),
  sheets: ['forms', 'chooser'],
  looks: cardLooks,
};
