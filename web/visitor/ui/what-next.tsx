import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';

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
        <Button key={href} variant="outlined" href={href}>
          {words}
        </Button>
      ))}
    </div>
  </section>
);
