/** Script of the API page. The server sends this file with its types stripped, so it must not import. */
interface TriedCall {
  method: string;
  path: string;
  query: string[];
  /** Values for the path's parameters. */
  given: Record<string, string>;
  /** JSON; absent for a call without a body. */
  body?: string;
  /** Destructive: asks before sending. */
  asks: boolean;
}

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const dialog = element<HTMLDialogElement>('call');
const fields = element('fields');
const answer = element('answer');
const ask = element('ask');
const send = element<HTMLButtonElement>('send');

let call: TriedCall | null = null;
let confirmed = false;

type Sample = Record<string, unknown>;

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

interface Listed {
  path: string;
  /** Fallback lists: the first one with records counts. */
  or?: string[];
  /** Selects records for examples: `where` equal, `more` above zero, `after` later than tomorrow or empty. */
  where?: Sample;
  more?: string[];
  after?: string[];
}

const fits = (record: Sample, { where = {}, more = [], after = [] }: Listed): boolean =>
  Object.entries(where).every(([name, value]) => record[name] === value) &&
  more.every((name) => Number(record[name]) > 0) &&
  after.every((name) => !record[name] || String(record[name]).slice(0, 10) > tomorrow);

const LISTS = JSON.parse(dialog.dataset.samples ?? '{}') as Record<string, Listed>;

/** Records added on this page, by the first part of the path; `me` is the signed-in user. */
const made: Record<string, Sample> = {};
const lists = new Map<string, Promise<Sample[]>>();

async function listOf(path: string): Promise<Sample[]> {
  const seen = await fetched(path, signed());
  return seen.length > 0 ? seen : fetched(path, {});
}

/** Finds the list within an object, too. Empty without permission. */
async function fetched(path: string, headers: Record<string, string>): Promise<Sample[]> {
  const response = await fetch(`/api${path}?page=1&limit=100`, { headers });
  if (!response.ok) return [];
  const said = (await response.json()) as Sample[] | Record<string, unknown>;
  return (Array.isArray(said) ? said : (Object.values(said).find(Array.isArray) ?? [])) as Sample[];
}

const idsIn = (sample: Sample): unknown[] => Object.values(sample).filter((id) => /^[0-9a-z]{26}$/.test(String(id)));

/** Requests each list once. */
async function firstOf([path = '', ...others]: string[]): Promise<Sample[]> {
  const asked = lists.get(path) ?? listOf(path).catch(() => []);
  lists.set(path, asked);
  const records = await asked;
  return records.length > 0 || others.length === 0 ? records : firstOf(others);
}

async function sampleOf(noun: string): Promise<Sample | undefined> {
  const listed = LISTS[noun];
  if (made[noun] || !listed) return made[noun];
  const records = await firstOf([listed.path, ...(listed.or ?? [])]);
  const mine = idsIn(made.me ?? {});
  const own = records.filter((record) => idsIn(record).some((id) => mine.includes(id)));
  return [...own, ...records].find((record) => fits(record, listed)) ?? own[0] ?? records[0];
}

const feeIn = (park: Sample): string =>
  Object.keys(park).find((key) => park[key] === true && Number(park[`${key}Fee`]) > 0) ?? '';

/** Fills in `{park.id}`, `{park.fee}` and `{tomorrow}`; unknown values become ''. */
async function filled(example: string): Promise<string> {
  let text = example.replaceAll('{tomorrow}', tomorrow);
  for (const [place, noun = '', field = ''] of example.matchAll(/\{(\w+)\.(\w+)\}/g)) {
    const sample = await sampleOf(noun);
    text = text.replaceAll(place, sample ? String(field === 'fee' ? feeIn(sample) : (sample[field] ?? '')) : '');
  }
  return text;
}

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

async function open(chosen: TriedCall): Promise<void> {
  call = chosen;
  const [parts, body] = await Promise.all([
    Promise.all(namesIn(chosen.path).map(async (name) => [name, await filled(chosen.given[name] ?? '')] as const)),
    chosen.body === undefined ? undefined : filled(chosen.body),
  ]);
  // Pressed again during loading: the last one opens.
  if (call !== chosen || dialog.open) return;
  element('call-name').textContent = `${chosen.method} ${chosen.path}`;
  fields.replaceChildren();
  answer.replaceChildren();
  settle();
  for (const [name, value] of parts) addField('path', name, value);
  for (const name of chosen.query) addField('query', name, chosen.given[name]);
  if (body !== undefined) addField('body', 'json', body);
  dialog.showModal();
}

function settle(): void {
  confirmed = false;
  ask.textContent = '';
  send.textContent = 'Send';
}

function addressOf({ path, query }: TriedCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(typed(`path-${name}`)));
  const asked = query.flatMap((name) => (typed(`query-${name}`) === '' ? [] : [[name, typed(`query-${name}`)]]));
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
}

function signed(): Record<string, string> {
  const token = typed('token').trim();
  return token ? { authorization: `Bearer ${token}` } : {};
}

function requestOf({ method, body }: TriedCall): RequestInit {
  const headers = signed();
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

/** Remembers created ids for later examples, and fills in the token after a sign-in call. */
function remember({ path }: TriedCall, said: Sample): void {
  const noun = path.split('/')[1] ?? '';
  if (path.endsWith('/add') && said.id) made[noun] = said;
  if (typeof said.token !== 'string') return;
  element<HTMLInputElement>('token').value = said.token;
  made.me = said;
  lists.clear();
}

async function make(tried: TriedCall): Promise<void> {
  send.disabled = true;
  try {
    const response = await fetch(addressOf(tried), requestOf(tried));
    const type = response.headers.get('content-type') ?? '';
    const count = response.headers.get('x-total-count');
    const text = /json|text|svg/.test(type) ? pretty(await response.text()) : type;
    if (response.ok && type.includes('json')) remember(tried, JSON.parse(text) as Sample);
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
  button.addEventListener('click', () => void open(JSON.parse(button.dataset.call ?? '') as TriedCall));
}
element('trying').hidden = false;

// Makes this file a module, so that its names are local.
export {};
