import type { TelevisionPageProps } from '#contract/pages/model.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { LiveCodeSection } from './live-code-section.tsx';

export function TelevisionPage() {
  return (
    <main id="main" className="board television">
      <h1>{say('televisions.title')}</h1>
      <LivePart>
        <LiveCodeSection />
      </LivePart>
      <ol>
        <li>{say('televisions.openQueue')}</li>
        <li>{say('televisions.typeCode')}</li>
      </ol>
      <p className="what">{say('televisions.again')}</p>
    </main>
  );
}

export const page: PageFacts<TelevisionPageProps> = {
  Body: TelevisionPage,
  title: () => say('televisions.title'),
  sheets: ['board'],
};
