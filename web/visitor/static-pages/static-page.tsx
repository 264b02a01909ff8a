import type { StaticPageProps } from '#contract/kernel/pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { BackToLogin } from './back-to-login-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { TermsSection } from './terms-section.tsx';

const sections = { privacy: PrivacySection, terms: TermsSection, refunds: RefundsSection };

/** Every title bar and search result says this of the three documents. */
export const documentTitles = { privacy: 'Privacy policy', terms: 'Terms and conditions', refunds: 'Refund policy' };

export function StaticPage({ document, product, help }: StaticPageProps) {
  const Section = sections[document];
  return (
    <PageShell help={help}>
      <article className="prose">
        <h1>{documentTitles[document]}</h1>
        <Section help={help} />
        {product && <BackToLogin product={product} />}
      </article>
    </PageShell>
  );
}

export const page: PageFacts<StaticPageProps> = {
  Body: StaticPage,
  title: ({ document }) => `${documentTitles[document]} – Pravesh`,
  sheets: ['prose'],
};
