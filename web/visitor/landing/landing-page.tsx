import Check from 'lucide-react/icons/check';
import type { LandingProps } from '#contract/pages/model.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { cardLooks, PlaceCards } from '#web/visitor/place-search/place-cards-section.tsx';
import { SearchSection } from '#web/visitor/place-search/search-section.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { Remembered } from '#web/visitor/ui/remembered.tsx';
import { ChoosersSection } from './choosers-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ServicesSection } from './services-section.tsx';

const STEPS = [
  ['landing.stepChoose', 'landing.stepChooseText'],
  ['landing.stepCount', 'landing.stepCountText'],
  ['landing.stepPay', 'landing.stepPayText'],
  ['landing.stepShow', 'landing.stepShowText'],
] as const;

const REASONS = [
  ['landing.reasonNumber', 'landing.reasonNumberText'],
  ['landing.reasonPrice', 'landing.reasonPriceText'],
  ['landing.reasonSlow', 'landing.reasonSlowText'],
  ['landing.reasonLost', 'landing.reasonLostText'],
  ['landing.reasonMoney', 'landing.reasonMoneyText'],
  ['landing.reasonOnce', 'landing.reasonOnceText'],
] as const;

export function LandingPage({ parks, clinics, branches, found, help }: LandingProps) {
  return (
    <PageShell help={help} hero={<HeroSection help={help} />}>
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
  title: () => say('landing.title'),
  description: () => say('landing.description'),
  sheets: ['forms', 'chooser', 'landing'],
  looks: cardLooks,
};

function Places({ found }: Pick<LandingProps, 'found'>) {
  if (found.count === 0) return null;
  return (
    <section className="band">
      <h2>{say('place-search.heading')}</h2>
      <PlaceCards {...found} />
    </section>
  );
}

function HowItWorks() {
  return (
    <section className="band">
      <h2>{say('landing.how')}</h2>
      <ol className="steps">
        {STEPS.map(([name, text]) => (
          <li key={name}>
            <h3>{say(name)}</h3>
            <p className="muted">{say(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reasons() {
  return (
    <section className="band">
      <h2>{say('landing.reasons')}</h2>
      <ul className="reasons">
        {REASONS.map(([name, text]) => (
          <li key={name}>
            <Check aria-hidden size={22} />
            <h3>{say(name)}</h3>
            <p className="muted">{say(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ email }: { email: string }) {
  return (
    <section className="card contact">
      <h2>{say('landing.contact')}</h2>
      <p>{say('landing.contactText')}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
