export interface Drawing {
  ms: number;
  drawn: number;
}

/** Runs in the page: `drawOurs()` and `drawPlain(count)`, each returning a Drawing. */
export const TIMERS = `
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
// Sent before a frame is painted, a message arrives after it.
const message = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});
const painted = () => frame().then(message);
const until = async (holds) => { while (!holds()) await frame(); };
const bodyRows = () => document.querySelectorAll('main tbody tr:not(.gap)').length;
const search = (text) => {
  const box = document.querySelector('input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

// Observes the rows instead of polling each frame, because a requested frame takes time from drawing.
const rowsCome = () => new Promise((resolve) => {
  const watch = new MutationObserver(() => {
    if (bodyRows() === 0) return;
    watch.disconnect();
    resolve();
  });
  watch.observe(document.querySelector('main'), { childList: true, subtree: true });
});

async function drawOurs() {
  search('nothing has these words');
  await until(() => bodyRows() === 0);
  // The address follows in a pause.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await painted();
  const start = performance.now();
  search('');
  await rowsCome();
  await painted();
  return { ms: performance.now() - start, drawn: bodyRows() };
}

async function drawPlain(count) {
  const frameOf = document.querySelector('.table-frame');
  const place = frameOf.cloneNode(true);
  const body = place.querySelector('tbody');
  const row = body.querySelector('tr:not(.gap)').outerHTML;
  const html = Array.from({ length: count }, (_, at) => row.replaceAll('Branch 1', 'Branch ' + (at + 1))).join('');
  body.innerHTML = '';
  const parent = frameOf.parentNode;
  frameOf.hidden = true;
  parent.insertBefore(place, frameOf);
  await painted();
  const start = performance.now();
  body.innerHTML = html;
  await painted();
  const ms = performance.now() - start;
  const drawn = body.querySelectorAll('tr').length;
  place.remove();
  frameOf.hidden = false;
  await painted();
  return { ms, drawn };
}

Object.assign(globalThis, { drawOurs, drawPlain });
`;
