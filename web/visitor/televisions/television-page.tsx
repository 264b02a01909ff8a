import type { TelevisionPageProps } from '#contract/pages/model.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { LiveCodeSection } from './live-code-section.tsx';
import { televisionTexts as texts } from './words.ts';

export function TelevisionPage() {
  return (
    <main id="main" className="board television">
      <h1>{texts.title}</h1>
      <LivePart>
        <LiveCodeSection />
      </LivePart>
      <ol>
        <li>{texts.open}</li>
        <li>{texts.type}</li>
      </ol>
      <p className="what">{texts.again}</p>
    </main>
  );
}

export const page: PageFacts<TelevisionPageProps> = {
  Body: TelevisionPage,
  title: () => texts.title,
  sheets: ['board'],
};
