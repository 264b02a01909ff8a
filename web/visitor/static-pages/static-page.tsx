import type { Help, StaticPageProps } from '#contract/kernel/pages.ts';
import { text } from '#contract/kernel/text.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { BackToLogin } from './back-to-login-section.tsx';
import { type PolicyPart, policies } from './policies.ts';

const TITLES = { privacy: 'ui.privacy', terms: 'ui.terms', refunds: 'ui.refunds' } as const;

export function StaticPage({ document, product, help }: StaticPageProps) {
  return (
    <PageShell help={help}>
      <article className="prose">
        <h1>{say(TITLES[document])}</h1>
        {policies[document].map(elementOf)}
        <WriteToUs help={help} />
        {product && <BackToLogin product={product} />}
      </article>
    </PageShell>
  );
}

function elementOf(part: PolicyPart) {
  if (typeof part === 'string') return <p key={part}>{say(part)}</p>;
  if ('heading' in part) return <h2 key={part.heading}>{say(part.heading)}</h2>;
  if ('strong' in part)
    return (
      <p key={part.strong}>
        <strong>{say(part.strong)}</strong>
        {say(part.rest)}
      </p>
    );
  return (
    <ul key={part[0]}>
      {part.map((item) => (
        <li key={item}>{say(item)}</li>
      ))}
    </ul>
  );
}

function WriteToUs({ help }: { help: Help }) {
  if (!help.email) return null;
  return (
    <>
      <h2>{say('ui.writeToUs')}</h2>
      <p>
        <a href={`mailto:${help.email}`}>{help.email}</a>
      </p>
    </>
  );
}

export const page: PageFacts<StaticPageProps> = {
  Body: StaticPage,
  title: ({ document }) => say('ui.titleOf', { name: text(TITLES[document]) }),
  sheets: ['prose'],
};
