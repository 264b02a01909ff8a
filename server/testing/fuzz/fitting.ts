import { type Draw, declaredIn, type FuzzRequest, type Paths } from './requests.ts';
import type { Added, Example, Sent, Watch } from './watch.ts';

/** Requests are drawn for these callers and ids: what a run begins with is never changed, so that nobody runs dry. */
export interface Stock {
  watch: Watch;
  tokens: readonly (string | undefined)[];
  /** Requests name these; those that change or remove take theirs from `added`. */
  ids: readonly string[];
  /** This many records stood before the first draw; only later ones are changed and removed. */
  guarded: number;
}

const filledIn = (text: string, ids: readonly string[]): string =>
  text.replace(/(?:\$id:|%24id%3A)(\d+)/g, (_, at: string) => ids[Number(at) % ids.length] ?? '0'.repeat(26));

const changes = (method: string): boolean => method === 'PUT' || method === 'DELETE';

/** A request by anybody, just as it was drawn. */
export function anyRequest({ request }: Draw, who: number, { watch, tokens, ids, guarded }: Stock): Sent {
  const later = watch.added.slice(guarded).map(({ id }) => id);
  const known = [...ids, ...later];
  const { url, payload } = request;
  return {
    ...request,
    url: filledIn(url, changes(request.method) ? later : known),
    payload: typeof payload === 'string' ? filledIn(payload, known) : payload,
    token: tokens[who % tokens.length],
  };
}

/** A request that was answered well before, by the same caller, with one field changed or none; null before the first. */
export function fittingRequest({ request, fit }: Draw, number: number, stock: Stock): Sent | null {
  const examples = stock.watch.examples.get(`${request.method} ${request.path}`) ?? [];
  const example = fit && examples[fit.example % examples.length];
  if (!example) return null;
  const record = changedRecord(request, fit.record, stock);
  return {
    ...example,
    ...(record && { url: example.path.replace('{id}', record.id), token: record.token ?? example.token }),
    payload: changedBody(example, fit, number),
    from: `10.${100 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Picks what stands at "/park/{id}", newest first; what a run began with is read but never changed. */
function changedRecord({ method, path }: FuzzRequest, at: number, { watch, guarded }: Stock): Added | undefined {
  const [, noun, rest] = path.split('/');
  if (rest !== '{id}') return;
  const records = watch.added.slice(changes(method) ? guarded : 0).filter((added) => added.noun === noun);
  return records.slice(-20).at(-1 - ((at % 20) % Math.max(records.length, 1)));
}

const isJson = ({ contentType, payload }: Example): boolean =>
  contentType === 'application/json' && typeof payload === 'string';

function changedBody(
  example: Example,
  { field, values }: NonNullable<Draw['fit']>,
  number: number,
): string | Buffer | undefined {
  const { payload } = example;
  if (!isJson(example)) return payload;
  const body = JSON.parse(String(payload));
  // A call that reads nothing of its body takes any.
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return payload;
  // One mobile may hold only few places.
  if (body.mobile && example.path.endsWith('/add')) body.mobile = `8${String(number).padStart(9, '0')}`;
  const keys = Object.keys(body);
  const key = field === null ? undefined : keys[field % keys.length];
  if (key !== undefined && values && typeof values === 'object' && key in values)
    body[key] = (values as Record<string, unknown>)[key];
  return JSON.stringify(body);
}

/** Operations that were not once answered well, without those that cannot be. */
export const neverAnswered = (paths: Paths, { well }: Watch, except: ReadonlySet<string>): string[] =>
  declaredIn(paths)
    .map(({ call }) => call)
    .filter((call) => !well.has(call) && !except.has(call));
