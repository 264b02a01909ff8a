import type { LandingProps } from '#contract/pages/model.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { cardLooks, PlaceCards } from '#web/visitor/place-search/place-cards-section.tsx';
import { SearchSection } from '#web/visitor/place-search/search-section.tsx';
import { placesTexts } from '#web/visitor/place-search/words.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { Remembered } from '#web/visitor/ui/remembered.tsx';
import { ChoosersSection } from './choosers-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { landingTexts as texts } from './words.ts';

export function LandingPage({ parks, clinics, branches, found, help }: LandingProps) {
  return (
    <PageShell help={help} hero={<HeroSection />}>
      <div className="pick">
        <Remembered />
        <SearchSection {...found} short />
        <ChoosersSection park={parks} clinic={clinics} branch={branches} />
      </div>
      <Places found={found} />
      <HowItWorks />
      <ServicesSection />
      <Reasons />
      {help.email && <Contact email={help.email} />}
    </PageShell>
  );
}

export const page: PageFacts<LandingProps> = {
  Body: LandingPage,
  title: () => texts.title,
  description: () => texts.description,
  sheets: ['forms', 'chooser', 'landing'],
  looks: cardLooks,
};

function Places({ found }: Pick<LandingProps, 'found'>) {
  if (found.count === 0) return null;
  return (
    <section className="band">
      <h2>{placesTexts.heading}</h2>
      <PlaceCards {...found} />
    </section>
  );
}

function HowItWorks() {
  return (
    <section className="band">
      <h2>{texts.how.heading}</h2>
      <ol className="steps">
        {texts.how.steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reasons() {
  return (
    <section className="band">
      <h2>{texts.reasons.heading}</h2>
      <ul className="reasons">
        {texts.reasons.list.map(([name, text]) => (
          <li key={name}>
            <Icon drawing={drawings.tick} size={22} />
            <h3>{name}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ email }: { email: string }) {
  return (
    <section className="card contact">
      <h2>{texts.contact.heading}</h2>
      <p>{texts.contact.text}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
