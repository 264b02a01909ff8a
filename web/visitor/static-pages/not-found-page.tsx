import type { NotFoundProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

export function NotFoundPage({ help }: NotFoundProps) {
  return (
    <PageShell help={help}>
      <div className="lost">
        <p className="code">{say('static-pages.lostCode')}</p>
        <h1>{say('static-pages.lostHeading')}</h1>
        <p>{say('static-pages.lostText')}</p>
        <Button variant="contained" href={paths.root}>
          {say('static-pages.lostBack')}
        </Button>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<NotFoundProps> = {
  Body: NotFoundPage,
  title: () => say('static-pages.lostTitle'),
  sheets: ['prose'],
};
