import { connectionTexts as texts } from './words.ts';

/**
 * Time of an offline copy: hidden until the service worker shows the page without a network
 * (web/shared/worker-rules.ts). A page with this element is stored.
 */
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
