import type { BookingKindName } from '#contract/bookings/model.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';

/** Every address of the visitor's pages. Ids are opaque and safe in a path; names are not. */
export const paths = {
  root: '/',
  home: '/home',
  ticketBooking: (parkId: string, parkName?: string) => withName(`/ticketbooking/${parkId}`, parkName),
  getQr: (offeringId: string) => `/getqr/${offeringId}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  refundPolicy: '/refund-policy',
};

/** All that an organisation offers. */
export const organisationPath = (slug: string): string => `/o/${slug}`;

/** The offering at which something is found again is chosen here. */
export const placeChoicePath = '/getqr';

/** The pages of what was booked, apart: booking pages need no other address. Of a ticket and of a place in a batch; of a token. */
export const bookedPaths = {
  status: (bookingId: string, offeringId: string) => `/paymentstatus/${bookingId}/${offeringId}`,
  doctorAppointment: (appointmentId: string, clinicId: string) => `/doctorappointment/${appointmentId}/${clinicId}`,
  loanAppointment: (bookingId: string, branchId: string) => `/loanappointment/${bookingId}/${branchId}`,
};

/** The landing page's choosers send `?id=` to these; the server answers with the booking page of that id. */
export const choosers = { park: '/ticketbooking', clinic: '/doctorbooking', branch: '/loanbooking' };

/** The booking page of something that a sign-in area lets visitors choose (docs/product/visitors.md 2 and 17); that of a show goes by its id alone. */
export const offeringPaths = {
  clinic: (id: string, name: string) => withName(`${choosers.clinic}/${id}`, name),
  exhibition: (id: string) => `/exbhitionbooking/${id}`,
  coaching: (id: string) => `/coachingbooking/${id}`,
  branch: (id: string, name: string) => withName(`${choosers.branch}/${id}`, name),
};

/** The booking page of a place of any trade, by its id alone. */
export const bookingPath = (kind: OfferingKind, id: string): string =>
  `${{ ...choosers, exhibition: '/exbhitionbooking', coaching: '/coachingbooking' }[kind]}/${id}`;

/** The API calls that the visitor's pages make themselves. */
export const calls = {
  addTicketBooking: '/api/ticketbooking/add',
  startPayment: (gateway: string) => `/api/ticketbooking/${gateway}/payment`,
  park: (parkId: string) => `/api/park/${parkId}`,
  applyCoupon: '/api/coupon/public/apply',
};

/** The same of tokens, apart: what the booking page of a park does not need must not weigh on it. */
export const doctorCalls = {
  add: '/api/doctorbooking/add',
  pay: (gateway: string) => `/api/doctorbooking/${gateway}/payment`,
};
export const enrolmentCalls = {
  add: '/api/coachingbooking/add',
  pay: (gateway: string) => `/api/coachingbooking/${gateway}/payment`,
};
export const loanCalls = { add: '/api/loanbooking/add' };

export const visitCalls = { add: '/api/exbhitionbooking/add' };
export const visitPath = (visitId: string, exhibitionId: string): string =>
  `/exbhitionappointment/${visitId}/${exhibitionId}`;

/** The calls that say how a booking stands. */
export const statusCalls: Record<BookingKindName, string> = {
  'park-ticket': '/api/ticketbooking/getqrcodebystatus',
  'doctor-appointment': '/api/doctorbooking/getqrcodebystatus',
  'loan-appointment': '/api/loanbooking/getqrcodebystatus',
  'show-visit': '/api/exbhitionbooking/getqrcodebystatus',
  'batch-enrolment': '/api/coachingbooking/getqrcodebystatus',
};

/** A clinic's booking page with one of its doctors chosen. */
export const doctorPath = (clinicId: string, doctorId: string): string =>
  `${choosers.clinic}/${clinicId}?doctor=${doctorId}`;

/** The board of a clinic's or branch's queue, for a television; and what it asks. */
export const boardPath = (kind: QueueKind, id: string): string => `/board/${kind}/${id}`;
/** A television is opened here: it shows its board, or a code. With `?anew` it forgets the board that it showed. */
export const televisionPath = '/board';
export const televisionCalls = { code: '/api/televisions/code', place: '/api/televisions/place' };
export const boardCall = (kind: QueueKind, id: string): string => `/api/queue${boardPath(kind, id)}`;

/** A token page asks at these how its token stands and whether it is paid; `book` is where its like is booked. */
export const tokenPaths: Record<QueueKind, TokenPaths> = {
  doctor: {
    details: '/api/doctorbooking/appointmentdetails',
    status: '/api/doctorbooking/getqrcodebystatus',
    book: (id, name) => offeringPaths.clinic(id, name),
  },
  loan: {
    details: '/api/loanbooking/appointmentdetails',
    status: '/api/loanbooking/getqrcodebystatus',
    book: (id, name) => offeringPaths.branch(id, name),
  },
};

interface TokenPaths {
  details: string;
  status: string;
  book: (id: string, name: string) => string;
}

function withName(path: string, name: string | undefined): string {
  return name ? `${path}/${encodeURIComponent(name.trim().toLowerCase())}` : path;
}

/** Every address of the console and of its sign-in area. `product` is any name that an organisation gives its area. */
export const consolePaths = {
  login: (product: string) => `/${product}/login`,
  inspectorLogin: (product: string) => `/${product}/inspectorlogin`,
  counterLogin: (product: string) => `/${product}/branchuser`,
  registration: (product: string) => `/${product}/profileregistration`,
  registered: (product: string) => `/${product}/success`,
  terms: (product: string) => `/${product}/termsconditions`,
  refundPolicy: (product: string) => `/${product}/refundpolicy`,
  privacyPolicy: (product: string) => `/${product}/privacypolicy`,
  dashboard: (product: string) => `/${product}/dashboard`,
  forgottenPassword: (product: string) => `/${product}/forgotpassword`,
  newPassword: (product: string) => `/${product}/newpassword`,
  confirm: (product: string) => `/${product}/confirm`,
  /** Somebody who is not signed in goes here; the sign-in area adds its own name. */
  signIn: '/login',
  app: '/app',
  parks: '/app/park',
  inspectors: '/app/user',
  search: '/app/searchreports',
  gatewayCredentials: '/app/configuration',
  payments: '/app/payments',
  scan: '/app/scan',
  gates: '/app/gates',
  profile: '/app/profileregistration',
  success: '/app/success',
  ticketReport: '/app/report',
  bookingReport: '/app/bookingreport',
  clinics: '/app/clinic',
  doctors: '/app/doctor',
  specializations: '/app/specilization',
  doctorReport: '/app/reportofdoctor',
  tokens: '/app/tokens',
  branches: '/app/branch',
  counters: '/app/counterdetails',
  exhibitions: '/app/exbhition',
  exhibitionReport: '/app/showreports',
  coachingBatches: '/app/coaching',
  enrolments: '/app/enrolments',
  coupons: '/app/coupon',
  advertisements: '/app/advatagement',
  organisations: '/app/organisations',
  categories: '/app/categories',
  account: '/app/account',
  booking: (idOrCode: string) => `/app/bookings/${idOrCode}`,
  /** All that the visitor of a booking has booked: no address has a mobile number. */
  visitor: (bookingId: string) => `/app/visitor/${bookingId}`,
  activity: '/app/activity',
  typography: '/app/typography',
  notifications: '/app/notifications',
  ui: '/app/ui',
  icons: '/app/ui/icons',
  activityReport: '/app/ui/reportofactivities',
  charts: '/app/ui/charts',
};

/** Lists whose records are added and changed on a page of their own: what visitors book. A function as `landings` is. */
const listsWithPages = (): readonly string[] => [
  consolePaths.parks,
  consolePaths.clinics,
  consolePaths.branches,
  consolePaths.exhibitions,
  consolePaths.coachingBatches,
];

/** The Branch screen shows the counters of this branch; it is in the address, so that the way back is the browser's own. */
export const BRANCH_PARAM = 'branch';

/** The counter logins of a branch. */
export const counterLoginsPath = (branchId: string): string =>
  `${consolePaths.branches}?${new URLSearchParams({ [BRANCH_PARAM]: branchId })}`;

/** Stands for the id of a record that is being added. No id looks like it. */
export const NEW_RECORD = 'new';

/** The page of a record of a list, or of one that is being added. */
export const recordPath = (list: string, id: string = NEW_RECORD): string => `${list}/${id}`;

/** The list to which the page of a record belongs; null for every other address. */
export function listOfRecord(path: string): string | null {
  const list = path.slice(0, path.lastIndexOf('/'));
  return listsWithPages().includes(list) && path.length > list.length + 1 ? list : null;
}

/** Lists to which records can be added from a file. */
const listsWithImports = (): readonly string[] => [
  ...listsWithPages(),
  consolePaths.inspectors,
  consolePaths.coupons,
  consolePaths.doctors,
];

/** Records are added to a list from a file at this address. `/app/park` is a list, `/app/import/park` its import. */
export const importPath = (list: string): string => list.replace(consolePaths.app, `${consolePaths.app}/import`);

/** The list to which an address imports; null for every other address. */
export const listOfImport = (path: string): string | null =>
  listsWithImports().find((list) => importPath(list) === path) ?? null;

/** A function, so that builds see that visitors' pages need nothing of it. */
const landings = () => ({
  park: consolePaths.parks,
  clinic: consolePaths.clinics,
  branch: consolePaths.branches,
  exhibition: consolePaths.exhibitions,
  coaching: consolePaths.coachingBatches,
  admin: consolePaths.advertisements,
});

/** Somebody lands here after signing in (docs/product/console.md 5). */
export function landingOf({ role, kind }: { role: string; kind: keyof ReturnType<typeof landings> }): string {
  if (role === 'inspector') return consolePaths.search;
  return role === 'counter' ? consolePaths.counters : landings()[kind];
}

/** `/app` and the title of the console lead here: the dashboard, or the work screen of staff at a gate or a counter. */
export const homeOf = (user: Parameters<typeof landingOf>[0], product: string): string =>
  user.role === 'inspector' || user.role === 'counter' ? landingOf(user) : consolePaths.dashboard(product);

/** `/{product}/dashboard`, whatever the area is called. */
export const isDashboard = (path: string): boolean => /^\/[^/]+\/dashboard$/.test(path);

/** Tells whether an address is one of the console behind the sign-in: below /app, or the dashboard of an area. */
export const isConsolePath = (path: string): boolean => path.startsWith(`${consolePaths.app}/`) || isDashboard(path);

/** An address to go back to after signing in: only one of the console's own, else null. */
export function returnPath(from: string | null): string | null {
  if (!from?.startsWith('/') || from.includes('\\')) return null;
  const { origin, pathname, search } = new URL(from, 'https://pravesh.invalid');
  return origin === 'https://pravesh.invalid' && isConsolePath(pathname) ? pathname + search : null;
}
