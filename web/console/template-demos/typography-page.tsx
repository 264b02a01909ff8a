import type { ReactNode } from 'react';
import { Page } from '#web/console/kit/parts/page.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { typographyTexts as texts } from './words.ts';
import './demos.css';

const { styles, sample } = texts;

/** In rem. Samples, not headings of this page. */
const HEADINGS = [2.25, 1.625, 1.25, 1.1875, 1.0625, 0.9375];

const WORDS: readonly (readonly [name: string, words: ReactNode])[] = [
  [styles.body, sample],
  [styles.strong, <b key="b">{sample}</b>],
  [styles.emphasis, <em key="em">{sample}</em>],
  [
    styles.muted,
    <span key="m" className="lead">
      {sample}
    </span>,
  ],
  [styles.small, <small key="s">{sample}</small>],
  [styles.code, <code key="c">{sample}</code>],
  [
    styles.link,
    <a key="a" href={consolePaths.typography}>
      {sample}
    </a>,
  ],
];

export const TypographyPage = () => (
  <Page title={texts.title} lead={texts.lead}>
    <div className="panels wide-panels">
      <div className="panels">
        <section className="card stack">
          <h2>{texts.headings}</h2>
          {HEADINGS.map((size, index) => (
            <p key={size} style={{ fontSize: `${size}rem`, fontWeight: index < 2 ? 800 : 700 }}>
              {texts.heading(index + 1)}
            </p>
          ))}
        </section>
        <section className="card stack">
          <h2>{texts.colours}</h2>
          <p>
            <span className="mark-good">{texts.good}</span>
          </p>
          <p>
            <span className="mark-bad">{texts.bad}</span>
          </p>
          <p>
            <span className="mark-wait">{texts.wait}</span>
          </p>
          <p>
            <span className="mark-off">{texts.off}</span>
          </p>
        </section>
      </div>
      <section className="card stack">
        <h2>{texts.words}</h2>
        {WORDS.map(([name, words]) => (
          <div key={name}>
            <small className="hint">{name}</small>
            <p>{words}</p>
          </div>
        ))}
      </section>
    </div>
  </Page>
);
