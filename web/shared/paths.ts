import type { BookingKindName } from '#contract/bookings/model.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';

/** Ids are opaque and safe in a path; names are not. */
export const paths = {
  root: '/',
  home: '/home',
  ticketBooking: (parkId: string, parkName?: string) => withName(`/ticketbooking/${parkId}`, parkName),
  getQr: (offeringId: string) => `/getqr/${offeringId}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  refundPolicy: '/refund-policy',
};

export const organisationPath = (slug: string): string => `/o/${slug}`;

export const placeChoicePath = '/getqr';

/** Separate from `paths`, because booking pages need no other addresses. */
export const bookedPaths = {
  status: (bookingId: string, offeringId: string) => `/paymentstatus/${bookingId}/${offeringId}`,
  doctorAppointment: (appointmentId: string, clinicId: string) => `/doctorappointment/${appointmentId}/${clinicId}`,
  loanAppointment: (bookingId: string, branchId: string) => `/loanappointment/${bookingId}/${branchId}`,
};

/** The landing page's choosers send `?id=` to these; the server answers with the booking page of that id. */
export const choosers = { park: '/ticketbooking', clinic: '/doctorbooking', branch: '/loanbooking' };

/** Booking pages that a sign-in area lets visitors choose (docs/product/visitors.md 2 and 17). */
export const offeringPaths = {
  clinic: (id: string, name: string) => withName(`${choosers.clinic}/${id}`, name),
  exhibition: (id: string) => `/exbhitionbooking/${id}`,
  coaching: (id: string) => `/coachingbooking/${id}`,
  branch: (id: string, name: string) => withName(`${choosers.branch}/${id}`, name),
};

export const bookingPath = (kind: OfferingKind, id: string): string =>
  `${{ ...choosers, exhibition: '/exbhitionbooking', coaching: '/coachingbooking' }[kind]}/${id}`;

export const calls = {
  addTicketBooking: '/api/ticketbooking/add',
  startPayment: (gateway: string) => `/api/ticketbooking/${gateway}/payment`,
  park: (parkId: string) => `/api/park/${parkId}`,
  applyCoupon: '/api/coupon/public/apply',
};

/** Separate from `calls`, to keep the booking page of a park small. */
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

export const statusCalls: Record<BookingKindName, string> = {
  'park-ticket': '/api/ticketbooking/getqrcodebystatus',
  'doctor-appointment': '/api/doctorbooking/getqrcodebystatus',
  'loan-appointment': '/api/loanbooking/getqrcodebystatus',
  'show-visit': '/api/exbhitionbooking/getqrcodebystatus',
  'batch-enrolment': '/api/coachingbooking/getqrcodebystatus',
};

export const doctorPath = (clinicId: string, doctorId: string): string =>
  `${choosers.clinic}/${clinicId}?doctor=${doctorId}`;

export const boardPath = (kind: QueueKind, id: string): string => `/board/${kind}/${id}`;
/** A television shows its board here, or a code; `?anew` forgets its board. */
export const televisionPath = '/board';
export const televisionCalls = {
  code: '/api/televisions/code',
  place: '/api/televisions/place',
  sound: '/api/televisions/sound',
};
export const boardCall = (kind: QueueKind, id: string): string => `/api/queue${boardPath(kind, id)}`;

/** `details` and `status` are what a token page polls; `book` is where such a token is booked. */
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
  /** Addressed by a booking, so that no address has a mobile number. */
  visitor: (bookingId: string) => `/app/visitor/${bookingId}`,
  activity: '/app/activity',
  typography: '/app/typography',
  notifications: '/app/notifications',
  ui: '/app/ui',
  icons: '/app/ui/icons',
  activityReport: '/app/ui/reportofactivities',
  charts: '/app/ui/charts',
};

const listsWithPages = (): readonly string[] => [
  consolePaths.parks,
  consolePaths.clinics,
  consolePaths.branches,
  consolePaths.exhibitions,
  consolePaths.coachingBatches,
];

/** On the page of a booking, after some of its ticket went back: the visitor needs the new one. */
export const SEND_PARAM = 'send';

export const sendPath = (bookingId: string): string => `${consolePaths.booking(bookingId)}?${SEND_PARAM}=new`;

/** In the address, so that the way back is the browser's own. */
export const BRANCH_PARAM = 'branch';

export const counterLoginsPath = (branchId: string): string =>
  `${consolePaths.branches}?${new URLSearchParams({ [BRANCH_PARAM]: branchId })}`;

/** Replaces the id of a record that is being added; no id looks like it. */
export const NEW_RECORD = 'new';

export const recordPath = (list: string, id: string = NEW_RECORD): string => `${list}/${id}`;

export function listOfRecord(path: string): string | null {
  const list = path.slice(0, path.lastIndexOf('/'));
  return listsWithPages().includes(list) && path.length > list.length + 1 ? list : null;
}

const listsWithImports = (): readonly string[] => [
  ...listsWithPages(),
  consolePaths.inspectors,
  consolePaths.coupons,
  consolePaths.doctors,
];

/** `/app/park` becomes `/app/import/park`. */
export const importPath = (list: string): string => list.replace(consolePaths.app, `${consolePaths.app}/import`);

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

/** Start page after signing in (docs/product/console.md 5). */
export function landingOf({ role, kind }: { role: string; kind: keyof ReturnType<typeof landings> }): string {
  if (role === 'inspector') return consolePaths.scan;
  if (role === 'supervisor') return consolePaths.gates;
  return role === 'counter' ? consolePaths.counters : landings()[kind];
}

const AT_POSTS = ['inspector', 'supervisor', 'counter'];

export const homeOf = (user: Parameters<typeof landingOf>[0], product: string): string =>
  AT_POSTS.includes(user.role) ? landingOf(user) : consolePaths.dashboard(product);

export const isDashboard = (path: string): boolean => /^\/[^/]+\/dashboard$/.test(path);

export const isConsolePath = (path: string): boolean => path.startsWith(`${consolePaths.app}/`) || isDashboard(path);

/** Only an address of the console itself, else null: no open redirect. */
export function returnPath(from: string | null): string | null {
  if (!from?.startsWith('/') || from.includes('\\')) return null;
  const { origin, pathname, search } = new URL(from, 'https://pravesh.invalid');
  return origin === 'https://pravesh.invalid' && isConsolePath(pathname) ? pathname + search : null;
}
