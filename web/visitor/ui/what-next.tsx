import { say } from '#web/shared/say.ts';
import { LinkButton } from './button.tsx';

interface WhatNextProps {
  steps: readonly string[];
  links: readonly (readonly [href: string, words: string])[];
}

export const WhatNext = ({ steps, links }: WhatNextProps) => (
  <section className="next noprint">
    {steps.length > 0 && (
      <>
        <h2>{say('ui.whatNext')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </>
    )}
    <div className="row">
      {links.map(([href, words]) => (
        <LinkButton key={href} href={href} quiet>
          {words}
        </LinkButton>
      ))}
    </div>
  </section>
);
