import type { StaticPageProps } from '#contract/kernel/pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { shellTexts as texts } from '#web/visitor/ui/words.ts';
import { BackToLogin } from './back-to-login-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { TermsSection } from './terms-section.tsx';

const sections = { privacy: PrivacySection, terms: TermsSection, refunds: RefundsSection };

export function StaticPage({ document, product, help }: StaticPageProps) {
  const Section = sections[document];
  return (
    <PageShell help={help}>
      <article className="prose">
        <h1>{texts[document]}</h1>
        <Section help={help} />
        {product && <BackToLogin product={product} />}
      </article>
    </PageShell>
  );
}

export const page: PageFacts<StaticPageProps> = {
  Body: StaticPage,
  title: ({ document }) => `${texts[document]} – ${texts.product}`,
  sheets: ['prose'],
};
