import type { ChooserProps } from '#contract/offerings/page.ts';
import { offeringPaths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { BackToLogin } from '#web/visitor/static-pages/back-to-login-section.tsx';
import { Button } from '#web/visitor/ui/button.tsx';
import { Field } from '#web/visitor/ui/forms/field.tsx';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { chooserTexts as texts } from './words.ts';

export function ChooserPage({ kind, product, search, offerings, more, help }: ChooserProps) {
  const { heading, lead, search: label } = texts[kind];
  const asked = search !== '';
  return (
    <PageShell help={help}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {(asked || offerings.length > 0) && (
        <search>
          <form className="find" method="get">
            <Field name="q" type="search" label={label} defaultValue={search} maxLength={80} />
            <Button type="submit" quiet>
              {texts.find}
            </Button>
          </form>
        </search>
      )}
      {offerings.length > 0 && (
        <OfferingList offerings={offerings} hrefOf={({ id, name }) => offeringPaths[kind](id, name)} />
      )}
      {offerings.length === 0 && <p className="card none">{asked ? texts.nothing(search) : texts[kind].none}</p>}
      {more && <p className="muted">{texts.more}</p>}
      {asked && (
        <p className="again">
          <a href="?">{texts.all}</a>
        </p>
      )}
      <BackToLogin product={product} />
    </PageShell>
  );
}

export const page: PageFacts<ChooserProps> = {
  Body: ChooserPage,
  title: ({ kind }) => texts[kind].title,
  sheets: ['forms', 'chooser'],
};
