/** The page of the API, where calls are tried. The server sends this file with its types taken off: it imports nothing. */
interface Call {
  method: string;
  path: string;
  query: string[];
  /** An example, as JSON; absent where the call has no body. */
  body?: string;
  /** It ends something: asked before it is sent. */
  asks: boolean;
}

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const dialog = element<HTMLDialogElement>('call');
const fields = element('fields');
const answer = element('answer');
const ask = element('ask');
const send = element<HTMLButtonElement>('send');

let call: Call | null = null;
let confirmed = false;

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function addField(kind: 'path' | 'query' | 'body', name: string, value = ''): void {
  const field = document.createElement(kind === 'body' ? 'textarea' : 'input');
  field.id = `${kind}-${name}`;
  field.value = value;
  field.spellcheck = false;
  field.autocomplete = 'off';
  const label = document.createElement('label');
  label.htmlFor = field.id;
  label.textContent = kind === 'body' ? 'Body, an example to change' : `${name}, in the ${kind}`;
  fields.append(label, field);
}

const typed = (id: string): string => element<HTMLInputElement>(id).value;

function open(chosen: Call): void {
  call = chosen;
  element('call-name').textContent = `${chosen.method} ${chosen.path}`;
  fields.replaceChildren();
  answer.replaceChildren();
  settle();
  for (const name of namesIn(chosen.path)) addField('path', name);
  for (const name of chosen.query) addField('query', name);
  if (chosen.body !== undefined) addField('body', 'json', chosen.body);
  dialog.showModal();
}

/** Back to where a destructive call asks first. */
function settle(): void {
  confirmed = false;
  ask.textContent = '';
  send.textContent = 'Send';
}

function addressOf({ path, query }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(typed(`path-${name}`)));
  const asked = query.flatMap((name) => (typed(`query-${name}`) === '' ? [] : [[name, typed(`query-${name}`)]]));
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
}

function requestOf({ method, body }: Call): RequestInit {
  const token = typed('token').trim();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body === undefined) return { method, headers, cache: 'no-store' };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: typed('body-json') };
}

function show(status: string, text: string): void {
  const line = document.createElement('p');
  line.textContent = status;
  const shown = document.createElement('pre');
  shown.textContent = text;
  answer.replaceChildren(line, shown);
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function make(tried: Call): Promise<void> {
  send.disabled = true;
  try {
    const response = await fetch(addressOf(tried), requestOf(tried));
    const type = response.headers.get('content-type') ?? '';
    const count = response.headers.get('x-total-count');
    const text = /json|text|svg/.test(type) ? pretty(await response.text()) : type;
    show(`Answer: ${response.status} ${response.statusText}${count ? `, ${count} in all` : ''}`, text);
  } catch {
    show('No answer came. Please check the network and try again.', '');
  } finally {
    send.disabled = false;
    settle();
  }
}

element('close').addEventListener('click', () => dialog.close());
dialog.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!call) return;
  if (call.asks && !confirmed) {
    confirmed = true;
    ask.textContent = 'This changes real data and cannot be taken back. Send it?';
    send.textContent = `Yes, send ${call.method}`;
    return;
  }
  void make(call);
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-call]')) {
  button.hidden = false;
  button.addEventListener('click', () => open(JSON.parse(button.dataset.call ?? '') as Call));
}
element('trying').hidden = false;

// A module: what it names is its own.
export {};
