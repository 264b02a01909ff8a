import { connectionTexts as texts } from './words.ts';

/** Says as of when a page is that the phone had kept: hidden until the service worker shows it without a network (web/shared/worker-rules.ts). A page that has this is kept. */
export function AsOf() {
  const [before, after] = texts.kept.split('{time}');
  return (
    <p id="as-of" hidden className="as-of noprint">
      {before}
      <time></time>
      {after} <a href="?">{texts.refresh}</a>
    </p>
  );
}
