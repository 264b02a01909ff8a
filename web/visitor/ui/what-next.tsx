import { LinkButton } from './button.tsx';
import { nextTexts } from './words.ts';

interface WhatNextProps {
  /** The steps of whoever has what was booked; none for others. */
  steps: readonly string[];
  links: readonly (readonly [href: string, words: string])[];
}

/** Stands at the foot of what was booked: what happens next, and where to go from here. */
export const WhatNext = ({ steps, links }: WhatNextProps) => (
  <section className="next noprint">
    {steps.length > 0 && (
      <>
        <h2>{nextTexts.title}</h2>
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
