import { ACCESS, type Group, mayCall, type PrincipalName } from './access-table.ts';

/**
 * An aim names whose records a call reaches: docs/behaviour.md 2.2 (the tenant always comes from the token), written down by
 * hand and apart from the code that enforces it. Who may call at all stands in access-table.ts.
 */
export const AIMS = ['own', 'other', 'none'] as const;
export type Aim = (typeof AIMS)[number];

/** A caller who may call is answered this: served, refused, or as if the thing were not there. */
export type ReachReply = 'ok' | 400 | 401 | 403 | 404;

type Replies = readonly [own: ReachReply, other: ReachReply, none: ReachReply];
/** What the aims mean for the call, and what they are answered: staff, and the admin. */
type Reach = readonly [aims: string, staff: Replies, admin: Replies];

const RECORD = 'record of the own tenant, of another, that is not there';
const PROFILE = 'own profile, another, none named';
const ADDED = 'for the own profile, for another, for none named';
const REACHES = {
  'a private record': [RECORD, ['ok', 404, 404], ['ok', 'ok', 404]],
  'a public record': [RECORD, ['ok', 'ok', 404], ['ok', 'ok', 404]],
  'a profile in the path': ['own profile, another, one that is not there', ['ok', 403, 403], ['ok', 'ok', 'ok']],
  'a profile in the request': [PROFILE, ['ok', 403, 'ok'], ['ok', 'ok', 'ok']],
  'a public list of a profile': [PROFILE, ['ok', 'ok', 'ok'], ['ok', 'ok', 'ok']],
  'a new record': [ADDED, ['ok', 403, 'ok'], ['ok', 'ok', 400]],
  'a new record of a park, offering or branch, which names the tenant': [ADDED, ['ok', 403, 'ok'], ['ok', 'ok', 'ok']],
} as const satisfies Record<string, Reach>;
export type ReachName = keyof typeof REACHES;
export const REACH_NAMES = Object.keys(REACHES) as ReachName[];
export const aimsOf = (reach: ReachName): string => REACHES[reach][0];

const TENANTS_OWN = 'park clinic branch exbhition coaching';
const NOUNS = `${TENANTS_OWN} specilization doctor coupon advatagement`;
const BOOKINGS = 'ticketbooking doctorbooking loanbooking exbhitionbooking coachingbooking';
const each = (nouns: string, calls: string): string =>
  nouns
    .split(' ')
    .flatMap((noun) => calls.split(', ').map((call) => call.replace('*', `/${noun}`)))
    .join(', ');

const TABLE: Record<ReachName, string> = {
  'a private record': `${each(NOUNS, 'PUT */:id, DELETE */:id')},
    ${each('specilization doctor coupon advatagement avatagement', 'GET */:id')}, GET /coupon/:id/uses,
    ${each('user configuration counterlogin', 'PUT */:id, DELETE */:id')},
    ${each(BOOKINGS, 'GET */:id, PUT */:id, DELETE */:id')},
    GET /bookings/:id, GET /bookings/:id/visitor, PUT /bookings/:id, DELETE /bookings/:id, PUT /profileregistration/:id,
    GET /offering/:kind/:id, GET /offering/:kind/:id/held, GET /offering/:kind/:id/standing,
    POST /offering/:kind/:id/preview,
    POST /configuration/:id/test, POST /configuration/:id/restore, POST /doctor/:id/open`,
  'a public record': `${each(TENANTS_OWN, 'GET */:id, GET */qr/:id')}, GET /branchuser/:id, GET /branchuser/qr/:id`,
  'a profile in the path': each(`${NOUNS} ${BOOKINGS}`, 'POST */list/:id'),
  'a profile in the request': `${each(`${NOUNS} ${BOOKINGS}`, 'POST */find')},
    ${each(`${NOUNS} user configuration`, 'POST */get')}, POST /configuration/removed, POST /doctor/closed,
    ${each(`${TENANTS_OWN} coupon advatagement`, 'POST */listbyprofileid')},
    ${each('specilization coupon advatagement user configuration counterlogin audit', 'GET */list')},
    ${each(BOOKINGS, 'GET */list, POST */profileid, POST */search, POST */report')}, POST /coupon/activelist, POST /payments/search`,
  'a public list of a profile': `${each('doctor specilization', 'POST */listbyprofileid')},
    ${each(`${TENANTS_OWN} doctor`, 'GET */list')}`,
  'a new record': each(`${TENANTS_OWN} specilization doctor`, 'POST */add'),
  'a new record of a park, offering or branch, which names the tenant': `
    ${each('coupon advatagement configuration counterlogin', 'POST */add')}, POST /user/userregister,
    POST /configuration/sandbox`,
};

/** "PUT /clinic/:id" → what it reaches. Calls that stand above tenants (signing in, the visitor's own) are not here. */
export const REACH: ReadonlyMap<string, ReachName> = new Map(
  REACH_NAMES.flatMap((reach) => TABLE[reach].split(',').map((call) => [call.trim(), reach] as const)),
);

/** A booking, by what an inspector or a counter of the same tenant has to do with it. */
interface ReachRows {
  /** The calls that read it; PUT is tried where the caller may make it. */
  noun: string;
  rows: Readonly<Record<string, 'ok' | 404>>;
}

/** The owner sees all of one tenant's bookings; these see their own part (docs/behaviour.md 2.5). */
export const PARTS = {
  inspector: { noun: 'ticketbooking', rows: { 'of its own park': 'ok', 'of another park of its owner': 404 } },
  counter: {
    noun: 'loanbooking',
    rows: {
      'its own, waiting': 'ok',
      'its own, called': 'ok',
      'its own, finished': 'ok',
      'its own, of an earlier day': 'ok',
      'waiting for another counter of its branch today': 'ok',
      'called by nobody in particular': 'ok',
      'called by another counter of its branch': 404,
      'finished by another counter of its branch': 404,
      'marked as not here by another counter of its branch': 404,
      'waiting for another counter of its branch, of an earlier day': 404,
      'waiting at another branch': 404,
    },
  },
} as const satisfies Record<string, ReachRows>;
export type ReachPart = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as ReachPart[];

/** The calls that a part is tried with: the lists hold a row or do not, the others answer ok or 404. */
export const partCalls = (person: ReachPart): string[] =>
  each(
    PARTS[person].noun,
    'GET */list, POST */list/:id, POST */find, POST */profileid, POST */search, POST */report, GET */:id, PUT */:id',
  )
    .split(', ')
    .filter((call) => mayCall(ACCESS.get(call) as Group, person));

/** Tells what this caller of the own tenant is answered when the call is aimed so. */
export function expectedReply(call: string, who: PrincipalName, aim: Aim): ReachReply {
  const [group, reach] = [ACCESS.get(call) as Group, REACH.get(call) as ReachName];
  if (!mayCall(group, who)) return who === 'visitor' ? 401 : 403;
  const [, staff, admin] = REACHES[reach];
  const at = AIMS.indexOf(aim) as 0 | 1 | 2;
  if (who === 'visitor' || (group === 'anyone' && reach === 'a public record'))
    return aim === 'none' ? staff[at] : 'ok';
  return (who === 'admin' ? admin : staff)[at];
}
