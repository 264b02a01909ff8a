import type { NotFoundProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { notFoundTexts as texts } from '#web/shared/words/static-pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

export function NotFoundPage({ help }: NotFoundProps) {
  return (
    <PageShell help={help}>
      <div className="lost">
        <p className="code">{texts.code}</p>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <LinkButton href={paths.root}>{texts.back}</LinkButton>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<NotFoundProps> = {
  Body: NotFoundPage,
  title: () => texts.title,
  sheets: ['prose'],
};
