import type { ChooserProps } from '#contract/offerings/page.ts';
import { offeringPaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { BackToLogin } from '#web/visitor/static-pages/back-to-login-section.tsx';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

export function ChooserPage({ kind, product, search, offerings, more, help }: ChooserProps) {
  const asked = search !== '';
  return (
    <PageShell help={help}>
      <h1>{say('landing.pageHeading', { kind })}</h1>
      <p className="lead">{say('landing.pageLead', { kind })}</p>
      {(asked || offerings.length > 0) && (
        <search>
          <form className="find" method="get">
            <Field
              name="q"
              type="search"
              label={say('landing.pageSearch', { kind })}
              defaultValue={search}
              maxLength={80}
            />
            <Button type="submit" variant="outlined">
              {say('landing.find')}
            </Button>
          </form>
        </search>
      )}
      {offerings.length > 0 && (
        <OfferingList offerings={offerings} hrefOf={({ id, name }) => offeringPaths[kind](id, name)} />
      )}
      {offerings.length === 0 && (
        <p className="card none">{asked ? say('landing.nothing', { search }) : say('landing.pageNone', { kind })}</p>
      )}
      {more && <p className="muted">{say('landing.more')}</p>}
      {asked && (
        <p className="again">
          <a href="?">{say('landing.all')}</a>
        </p>
      )}
      <BackToLogin product={product} />
    </PageShell>
  );
}

export const page: PageFacts<ChooserProps> = {
  Body: ChooserPage,
  title: ({ kind }) => say('landing.pageTitle', { kind }),
  sheets: ['forms', 'chooser'],
};
