import type { Help, StaticPageProps } from '#contract/kernel/pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { shellTexts as texts } from '#web/visitor/ui/words.ts';
import { BackToLogin } from './back-to-login-section.tsx';
import { type PolicyPart, policies } from './words.ts';

export function StaticPage({ document, product, help }: StaticPageProps) {
  return (
    <PageShell help={help}>
      <article className="prose">
        <h1>{texts[document]}</h1>
        {policies[document].map(elementOf)}
        <WriteToUs help={help} />
        {product && <BackToLogin product={product} />}
      </article>
    </PageShell>
  );
}

function elementOf(part: PolicyPart) {
  if (typeof part === 'string') return <p key={part}>{part}</p>;
  if ('heading' in part) return <h2 key={part.heading}>{part.heading}</h2>;
  if ('strong' in part)
    return (
      <p key={part.strong}>
        <strong>{part.strong}</strong>
        {part.rest}
      </p>
    );
  return (
    <ul key={part[0]}>
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function WriteToUs({ help }: { help: Help }) {
  if (!help.email) return null;
  return (
    <>
      <h2>{texts.writeToUs}</h2>
      <p>
        <a href={`mailto:${help.email}`}>{help.email}</a>
      </p>
    </>
  );
}

export const page: PageFacts<StaticPageProps> = {
  Body: StaticPage,
  title: ({ document }) => `${texts[document]} – ${texts.product}`,
  sheets: ['prose'],
};
