import type { Caller } from './callers.ts';
import type { GoldenCall, Telling } from './recorder.ts';

export interface GoldenOffering {
  /** "/clinic". */
  path: string;
  owner: Caller;
  form: object;
  /** The change sends this; the form itself when absent. */
  change?: object;
  /** `find` asks for this. */
  find: object;
  /** Told while the record is there. */
  meanwhile?(record: { _id: string }): Promise<void>;
}

/** The life of one record through the calls that docs/product/calls.md 2 repeats for each noun. */
export async function catalogueStory(
  tell: GoldenCall,
  { path, owner, form, change, find, meanwhile }: GoldenOffering,
): Promise<void> {
  const asked = { as: owner };
  const record = await tell(`POST ${path}/add`, { ...asked, body: form });
  const { _id: id } = record;
  const ifMounted = (call: string, telling: Telling) => tell(call, { ...telling, ifMounted: true });
  await ifMounted(`POST ${path}/get`, { ...asked, body: { profileRegistrationId: null } });
  await ifMounted(`GET ${path}/list`, { ...asked, query: '?page=1&limit=5' });
  await ifMounted(`POST ${path}/list/:id`, { ...asked, id: owner.organisationId, body: {} });
  await ifMounted(`POST ${path}/find`, { ...asked, body: find });
  await ifMounted(`POST ${path}/listbyprofileid`, { ...asked, body: { profileRegistrationId: owner.organisationId } });
  await ifMounted(`GET ${path}/:id`, { ...asked, id });
  await ifMounted(`GET ${path}/:id`, { id });
  await ifMounted(`GET ${path}/qr/:id`, { id });
  await ifMounted(`PUT ${path}/:id`, { ...asked, id, body: change ?? form });
  await meanwhile?.(record);
  await ifMounted(`DELETE ${path}/:id`, { ...asked, id });
}
