import { say } from '#web/shared/say.ts';

/**
 * Time of an offline copy: hidden until the service worker shows the page without a network
 * (web/shared/worker-rules.ts). A page with this element is stored.
 */
export function AsOf() {
  const [before, after] = say('ui.kept', { time: '{time}' }).split('{time}');
  return (
    <p id="as-of" hidden className="as-of noprint">
      {before}
      <time></time>
      {after} <a href="?">{say('ui.refresh')}</a>
    </p>
  );
}
