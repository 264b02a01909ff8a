/**
 * A group says who may call what: docs/product/calls.md 26 and docs/behaviour.md 2, written down by hand and apart from the
 * code that enforces it. A new call must be entered here before the tests are green.
 */
export const PRINCIPALS = ['visitor', 'owner', 'inspector', 'supervisor', 'counter', 'admin'] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

const GROUPS = {
  anyone: PRINCIPALS,
  'signed in': ['owner', 'inspector', 'supervisor', 'counter', 'admin'],
  staff: ['owner', 'inspector', 'counter', 'admin'],
  'owner, inspector, supervisor, admin': ['owner', 'inspector', 'supervisor', 'admin'],
  'owner, inspector, admin': ['owner', 'inspector', 'admin'],
  'owner, counter, admin': ['owner', 'counter', 'admin'],
  'owner, supervisor': ['owner', 'supervisor'],
  'owner, inspector': ['owner', 'inspector'],
  'owner, admin': ['owner', 'admin'],
  owner: ['owner'],
  admin: ['admin'],
} as const satisfies Record<string, readonly PrincipalName[]>;
export type Group = keyof typeof GROUPS;

export const mayCall = (group: Group, who: PrincipalName): boolean =>
  (GROUPS[group] as readonly PrincipalName[]).includes(who);

const TABLE: Record<Group, string> = {
  anyone: `
    POST /profileregistration/add, POST /profileregistration/login, POST /user/login, POST /counterlogin/login,
    POST /branchuser/login, POST /auth/forgotpassword, POST /auth/passwordlink, POST /auth/newpassword,
    POST /confirmation/add,
    GET /park/list, POST /park/activelist, GET /park/:id, GET /park/qr/:id,
    GET /clinic/list, GET /clinic/:id, GET /clinic/qr/:id,
    GET /branch/list, GET /branch/:id, GET /branch/qr/:id, GET /branchuser/:id, GET /branchuser/qr/:id,
    POST /branchuser/get,
    GET /doctor/list, POST /doctor/listbyprofileid, POST /specilization/listbyprofileid,
    GET /exbhition/list, GET /exbhition/:id, GET /exbhition/qr/:id,
    GET /coaching/list, GET /coaching/:id, GET /coaching/qr/:id,
    GET /category, GET /category/:id,
    POST /ticketbooking/getAdvatagement, POST /coupon/public/apply,
    POST /ticketbooking/add, POST /ticketbooking/ccav/payment, POST /ticketbooking/getqrcodebystatus,
    POST /ticketbooking/getqrcodebymobile, GET /passes/key, POST /gates/wiped, GET /gates/lock/:device,
    POST /doctorbooking/add, POST /doctorbooking/appointmentdetails, POST /doctorbooking/getqrcodebystatus,
    POST /doctorbooking/getqrcodebymobile, POST /doctorbooking/ccav/payment,
    POST /loanbooking/add, POST /loanbooking/appointmentdetails, POST /loanbooking/getqrcodebystatus,
    POST /loanbooking/getqrcodebymobile, POST /loanbooking/ccav/payment,
    GET /queue/board/:kind/:id, POST /televisions/code, POST /televisions/place, POST /televisions/sound,
    POST /exbhitionbooking/add, POST /exbhitionbooking/appointmentdetails, POST /exbhitionbooking/getqrcodebystatus,
    POST /exbhitionbooking/getqrcodebymobile,
    POST /coachingbooking/add, POST /coachingbooking/getqrcodebystatus, POST /coachingbooking/getqrcodebymobile,
    POST /return/:payment, GET /return/:payment, POST /payments/ccav/notify/:credentialId,
    POST /ticketbooking/paytm/payment, POST /doctorbooking/paytm/payment, POST /loanbooking/paytm/payment,
    POST /coachingbooking/ccav/payment, POST /coachingbooking/paytm/payment,
    POST /payments/paytm/notify/:credentialId`,
  'signed in': `
    GET /auth/me, POST /auth/changepassword, POST /auth/signouteverywhere, GET /auth/sessions, POST /auth/logout`,
  staff: `
    GET /views/list, POST /views/save, POST /views/remove,
    GET /dashboard/today, GET /dashboard/attention, GET /dashboard/figures, GET /dashboard/breakdowns, GET /bookings,
    POST /park/get, POST /park/list/:id, POST /park/find, POST /park/listbyprofileid,
    GET /specilization/list, POST /specilization/get, POST /specilization/find, POST /specilization/list/:id,
    GET /specilization/:id,
    POST /doctor/get, POST /doctor/find, POST /doctor/list/:id, GET /doctor/:id,
    POST /clinic/get, POST /clinic/find, POST /clinic/list/:id, POST /clinic/listbyprofileid,
    POST /branch/get, POST /branch/find, POST /branch/list/:id, POST /branch/listbyprofileid,
    POST /exbhition/get, POST /exbhition/find, POST /exbhition/list/:id, POST /exbhition/listbyprofileid,
    POST /coaching/get, POST /coaching/find, POST /coaching/list/:id, POST /coaching/listbyprofileid`,
  'owner, inspector, admin': `
    GET /ticketbooking/list, POST /ticketbooking/list/:id, POST /ticketbooking/find, POST /ticketbooking/profileid,
    POST /ticketbooking/search, POST /ticketbooking/report, GET /ticketbooking/:id, POST /ticketbooking/scan, GET /passes/list, GET /passes/grant/:device, POST /gates/state,
    GET /bookings/:id, POST /bookings/:id/notes,
    POST /admissions/undo, POST /admissions/byhand`,
  'owner, inspector, supervisor, admin': 'GET /admissions/search, GET /admissions/day',
  'owner, inspector': 'GET /bookings/:id/visitor',
  'owner, counter, admin': `
    GET /loanbooking/list, POST /loanbooking/list/:id, POST /loanbooking/find, POST /loanbooking/profileid,
    POST /loanbooking/search, POST /loanbooking/report, GET /loanbooking/:id, PUT /loanbooking/:id,
    POST /queue/next, POST /queue/pause, POST /queue/close, POST /televisions/show,
    GET /televisions/sound/:kind/:id, GET /queue/news/:kind/:id, POST /queue/news`,
  'owner, admin': `
    GET /doctorbooking/list, POST /doctorbooking/list/:id, POST /doctorbooking/find, POST /doctorbooking/profileid,
    POST /doctorbooking/search, POST /doctorbooking/report, GET /doctorbooking/:id, PUT /doctorbooking/:id,
    DELETE /doctorbooking/:id, DELETE /loanbooking/:id,
    GET /exbhitionbooking/list, POST /exbhitionbooking/list/:id, POST /exbhitionbooking/find,
    POST /exbhitionbooking/profileid, POST /exbhitionbooking/search, POST /exbhitionbooking/report,
    GET /exbhitionbooking/:id, PUT /exbhitionbooking/:id, DELETE /exbhitionbooking/:id,
    GET /coachingbooking/list, POST /coachingbooking/list/:id, POST /coachingbooking/find,
    POST /coachingbooking/profileid, POST /coachingbooking/search, POST /coachingbooking/report,
    GET /coachingbooking/:id, PUT /coachingbooking/:id, DELETE /coachingbooking/:id,
    GET /audit/list, GET /audit/accounts,
    POST /payments/search, POST /payments/:attemptId/review, POST /payments/:attemptId/ask, POST /payments/refund,
    POST /payments/:attemptId/refund, PUT /bookings/:id, DELETE /bookings/:id, POST /bookings/:id/day,
    GET /bookings/:id/day, GET /bookings/:id/refund,
    GET /profileregistration/list, PUT /profileregistration/:id,
    POST /park/add, PUT /park/:id, DELETE /park/:id,
    GET /user/list, POST /user/get, POST /user/userregister, PUT /user/:id, DELETE /user/:id,
    GET /configuration/list, POST /configuration/get, POST /configuration/add, PUT /configuration/:id,
    DELETE /configuration/:id, GET /configuration/offerings, POST /configuration/:id/test,
    POST /configuration/sandbox, POST /configuration/removed, POST /configuration/:id/restore,
    POST /image/upload, POST /image/data/upload, POST /upload/uploadimage,
    POST /specilization/add, PUT /specilization/:id, DELETE /specilization/:id,
    POST /doctor/add, PUT /doctor/:id, DELETE /doctor/:id, POST /doctor/closed, POST /doctor/:id/open,
    POST /clinic/add, PUT /clinic/:id, DELETE /clinic/:id,
    POST /branch/add, PUT /branch/:id, DELETE /branch/:id,
    GET /counterlogin/list, POST /counterlogin/add, PUT /counterlogin/:id, DELETE /counterlogin/:id,
    POST /exbhition/add, PUT /exbhition/:id, DELETE /exbhition/:id,
    POST /coaching/add, PUT /coaching/:id, DELETE /coaching/:id,
    GET /offering/:kind/:id, GET /offering/:kind/:id/held, GET /offering/:kind/:id/standing,
    POST /offering/:kind/many, POST /offering/:kind/:id/preview, GET /offering/:kind/:id/presentation, PUT /offering/:kind/:id/presentation,
    GET /translation/:kind/:id, PUT /translation/:kind/:id,
    GET /coupon/list, POST /coupon/get, POST /coupon/find, POST /coupon/list/:id, POST /coupon/listbyprofileid,
    POST /coupon/activelist, POST /coupon/add, GET /coupon/:id, GET /coupon/:id/uses, PUT /coupon/:id, DELETE /coupon/:id,
    GET /advatagement/list, POST /advatagement/get, POST /advatagement/find, POST /advatagement/list/:id,
    POST /advatagement/listbyprofileid, POST /advatagement/add, GET /advatagement/:id, GET /avatagement/:id,
    PUT /advatagement/:id, DELETE /advatagement/:id,
    PUT /ticketbooking/:id, DELETE /ticketbooking/:id, POST /auth/resetpassword`,
  'owner, supervisor':
    'GET /gates/list, GET /gates/figures, POST /gates/tell, POST /gates/name, POST /gates/lock, POST /gates/unlock, POST /gates/read',
  owner:
    'GET /onboarding/steps, POST /onboarding/marks, POST /confirmation/mail, GET /organisation/brand, PUT /organisation/brand',
  admin: `
    GET /onboarding/organisations, GET /onboarding/organisations/:id, POST /auth/look/:id, POST /confirmation/:id, POST /category/add, PUT /category/:id, DELETE /category/:id,
    GET /dashboard/organisations`,
};

const CATALOGUE = 'advatagement branch clinic coaching doctor exbhition park specilization'.split(' ');
const BOOKINGS = 'coaching doctor exbhition loan ticket'.split(' ');
/** These are asked by POST and change nothing: an admin who looks at an owner's console may ask them (decision 0090). */
const READING = new Set([
  ...CATALOGUE.flatMap((noun) => ['get', 'find', 'list/:id', 'listbyprofileid'].map((what) => `POST /${noun}/${what}`)),
  ...BOOKINGS.flatMap((kind) =>
    ['find', 'list/:id', 'profileid', 'report', 'search'].map((what) => `POST /${kind}booking/${what}`),
  ),
  ...['POST /park/activelist', 'POST /user/get', 'POST /configuration/get', 'POST /configuration/removed'],
  ...['POST /doctor/closed', 'POST /branchuser/get', 'POST /payments/search'],
]);

/** Whether a look makes this call: one that the owner may make, and that reads. A gateway's return is no reading. */
export const mayLook = (call: string): boolean =>
  mayCall(ACCESS.get(call) ?? 'admin', 'owner') &&
  (READING.has(call) || (call.startsWith('GET ') && call !== 'GET /return/:payment'));

/** "POST /park/add" → its group. */
export const ACCESS: ReadonlyMap<string, Group> = new Map(
  (Object.keys(TABLE) as Group[]).flatMap((group) =>
    TABLE[group].split(',').flatMap((call) => (call.trim() ? [[call.trim(), group] as const] : [])),
  ),
);
