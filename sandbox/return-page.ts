import { html } from './html.ts';
import type { SandboxPage } from './page.ts';

const SUBMIT = `
const form = document.getElementById('return');
const delay = Number(form.dataset.delay);
// Submits while the page is still loading, so that it gets no history entry.
if (delay === 0) form.submit();
else setTimeout(() => form.submit(), delay * 1000);
`;

/** A form that submits itself after the delay, with a button for browsers without JavaScript. */
export function returnPage(
  url: string,
  fields: Record<string, string>,
  word: string,
  delaySeconds: number,
): SandboxPage {
  return {
    title: 'Going back - sandbox',
    formOrigins: [new URL(url).origin],
    script: SUBMIT,
    body: html`
<form class="card" id="return" method="post" action="${url}" data-delay="${delaySeconds}">
  <h1>Going back to the merchant</h1>
  <p class="soft">The answer of the sandbox is “${word}”.</p>
  ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <button class="primary" id="continue">Continue</button>
</form>`,
  };
}

export function nothingSentPage(orderId: string): SandboxPage {
  return {
    title: 'Nothing was sent - sandbox',
    body: html`
<section class="card" id="nothing-sent">
  <h1>Nothing was sent back</h1>
  <p class="soft">Order ${orderId}: this is what it looks like when the browser is lost. You can close this window.</p>
</section>`,
  };
}

export function errorPage(heading: string, text: string, status: number): SandboxPage {
  return {
    title: `${heading} - sandbox`,
    status,
    body: html`
<section class="card problem" id="gateway-error">
  <h1>${heading}</h1>
  <p class="soft">${text}</p>
</section>`,
  };
}
