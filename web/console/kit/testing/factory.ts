import type { StoredClinic } from '#contract/clinics/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { idOf } from './served-screen.tsx';

/** Records as the API tells them; a test names what it is about and gets the rest. */
export const aRecord = (short: string, organisation = '0') => ({
  _id: idOf(short),
  id: idOf(short),
  profileRegistrationId: idOf(organisation),
  createdAt: '2027-01-02T00:00:00Z',
});

/** Somebody who is signed in, the owner of a park unless told otherwise. */
export const aUser = (more: Partial<User> = {}): User => ({
  ...{ id: 'u', role: 'owner', organisationId: 'o', kind: 'park', name: 'A', email: null, parkId: null },
  ...more,
});

/** An organisation, a park's unless told otherwise, and of Hyderabad. */
export const anOrganisation = (short: string, name: string, more: object = {}) => ({
  _id: idOf(short),
  id: idOf(short),
  registrationType: 'park',
  name,
  location: 'Hyderabad',
  personName: 'Asha',
  email: 'a@zoo.example',
  createdAt: '2027-01-02T00:00:00Z',
  status: true,
  mobileNumber1: '9876543210',
  mobileNumber2: null,
  confirmed: true,
  ...more,
});

export const aPark = (short: string, parkName: string, organisation = '0', more: object = {}) => ({
  ...aRecord(short, organisation),
  parkName,
  location: 'Hyderabad',
  mid: 'M1',
  ...more,
});

/** An officer of a counter. */
export const anOfficer = (counterNumber: string, excutiveOfficerName: string, excutiveOfficerMobile: string) => ({
  ...{ counterNumber, excutiveOfficerName, excutiveOfficerMobile },
});

/** A branch without officers. */
export const aBranch = (short: string, branchName: string, more: object = {}) => ({
  ...aRecord(short),
  branchName,
  branchCode: 'HYD-1',
  payment: 'ccav',
  mid: '',
  counterList: [] as object[],
  ...more,
});
export const ABIDS = aBranch('b1x', 'Abids', { counterList: [anOfficer('1', 'Sunil Das', '9876500001')] });

/** Payment keys of the park p1. */
export const someKeys = (more: object = {}) => ({
  ...aRecord('keys', 'o'),
  parkId: idOf('p1'),
  parkName: 'Nehru Zoo',
  offeringKind: 'park',
  mid: '900001',
  accessKey: '••••0042',
  workingKey: '••••CDEF',
  cipher: 'cbc',
  testedAt: '2027-01-02T00:00:00Z' as string | null,
  ...more,
});

/** What nobody has booked holds. */
export const NOBODY = { isBooked: false, bookings: 0, coming: 0, paid: 0, comingPeople: 0, comingPaid: 0 };

/** A line of a ticket; the price in rupees. */
export const aLine = (category: string, name: string, price: number, quantity: number) => ({
  category,
  name,
  price,
  quantity,
  totalprice: price * quantity,
});

/** A paid booking of two people at the Nehru Zoo. */
export const aTicket = (short: string, more: object = {}) => ({
  ...aRecord(short, 'zoos'),
  createdAt: '2027-01-02T13:35:00Z',
  parkId: idOf('z'),
  parkName: 'Nehru Zoo',
  mobile: '9876543210',
  fee: [aLine('adult', 'Adult', 100, 2)],
  totalAmount: 200,
  originalAmount: 200,
  discountAmount: 0,
  couponCode: null,
  selectedDate: '2027-01-05',
  slot: null,
  slotUntil: null,
  people: 2,
  paymentStatus: 'TXN_SUCCESS',
  paymentVendor: 'ccav',
  isTicketScanned: false,
  scannedAt: null,
  scannedGate: null,
  expiresAt: null,
  voided: false,
  useragent: '',
  ...more,
});

/** A coupon of the park p1 that takes off a tenth. */
export const aCoupon = (short: string, couponCode: string, more: object = {}) => ({
  ...aRecord(short, '0'),
  couponCode,
  couponName: 'Save',
  description: '',
  discountType: 'percentage',
  discountValue: 10,
  maxUsageLimit: null as number | null,
  maxUsagePerUser: 1,
  validFrom: null,
  validUntil: '2027-12-31',
  isActive: true,
  parkId: idOf('p1'),
  minimumOrderAmount: 0,
  applicableUser: ['all'],
  ismaxUsageLimit: false,
  isMinimumOrderAmount: false,
  isApplicableUser: false,
  parkName: 'Nehru Zoo',
  used: 0,
  ...more,
});

export const aShow = (short: string, more: object = {}) => ({
  ...aRecord(short, 'o'),
  organizationName: '',
  exhibition: 'exhibition',
  location: '',
  date: null,
  time: null,
  capacity: null,
  ...more,
});

export const MELA = aShow('1', {
  organizationName: 'Handloom Mela',
  date: '2027-01-10T10:00',
  time: '2027-01-20T21:00',
});

export const MATHS = {
  ...aRecord('1', '0'),
  batchName: 'Maths',
  startDate: '2027-02-01',
  endDate: '2027-05-31',
  startTime: '07:00',
  endTime: '18:30',
  fee: 125000.5,
  inTake: 30,
  payment: 'ccav',
  mid: '900001',
};

export const SANJEEVANI: StoredClinic = {
  id: 'c1',
  organisationId: 'o1',
  createdAt: new Date(0),
  name: 'Sanjeevani',
  city: 'Pune',
  area: 'Baner',
  address: '12 Station Road',
  doctorName: 'Dr Meera Nair',
  doctorId: 'd1',
  doctorIds: ['d1'],
  opensAt: '09:00',
  closesAt: '13:30',
  fee: 1_250_00,
  tokens: 40,
  daysOff: [],
  bookingDays: 0,
  specialization: 'Skin',
  gateway: 'ccav',
  merchantId: '',
  published: true,
  active: true,
  closed: false,
};

/** Half past six in the morning of Greenwich is noon in India. */
export const NOON = '2027-01-04T06:30:00.000Z';

export const PAYMENT = {
  _id: idOf('a1'),
  id: idOf('a1'),
  profileRegistrationId: idOf('zoo'),
  orderId: idOf('b1'),
  bookingId: idOf('b1'),
  shortCode: 'b1b1b1b1',
  kind: 'park-ticket',
  selectedDate: '2027-01-05',
  offeringId: idOf('p1'),
  offeringName: 'Sarovar',
  mobile: '9876543210',
  amount: 200,
  gateway: 'ccav',
  reference: null,
  bankReference: null,
  state: 'succeeded',
  stateText: 'Paid',
  reviewText: null,
  paymentStatus: 'TXN_SUCCESS',
  createdAt: NOON,
  updatedAt: NOON,
  heard: null,
  asked: { at: null, next: null, answered: false, refused: false },
  unsettled: false,
  refund: null,
  refunds: [],
  decided: null,
  used: false,
  refundable: true,
};

/** An instant, in minutes after half past eleven in the morning in India. */
export const minuteOf = (minute: number): string => new Date(Date.UTC(2027, 0, 4, 6, minute)).toISOString();

const NOT_UNDONE = { people: null, reason: null, undoneAt: null, undoneBy: null, undoReason: null };

/** A paid ticket that was refused at a gate once, as the API answers it. */
export const BOOKING_RECORD = {
  _id: idOf('b1'),
  id: idOf('b1'),
  shortCode: idOf('b1').slice(0, 8),
  kind: 'park-ticket',
  profileRegistrationId: idOf('zoo'),
  organisationName: 'Zoo Trust',
  offeringId: idOf('p1'),
  offeringName: 'Sarovar',
  doctorName: null,
  personName: '',
  mobile: '9876543210',
  email: '',
  loanType: null,
  selectedDate: '2027-01-05',
  slot: null,
  slotUntil: null,
  people: 2,
  paymentStatus: 'TXN_SUCCESS',
  voided: false,
  over: false,
  lines: [{ category: 'adult', label: 'Adult', price: 100, quantity: 2, amount: 200 }],
  original: 200,
  discount: 20,
  total: 180,
  couponCode: 'DIWALI',
  paymentMode: null,
  createdAt: minuteOf(0),
  paidAt: minuteOf(3),
  expiresAt: null,
  admittedAt: null,
  admittedGate: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
  token: null,
  formerTokens: [],
  tokenEvents: [],
  payments: [],
  heard: [
    { kind: 'return', orderId: idOf('b1'), valid: true, claimed: 'VERIFY_SUCCESS', decided: null, at: minuteOf(3) },
  ],
  scans: [
    { id: 's1', result: 'wrong_date', gate: 'East', accountName: 'Ravi', role: 'inspector', at: minuteOf(4) },
  ].map((scan) => ({ ...scan, ...NOT_UNDONE, _id: scan.id })),
  changes: [],
  notes: [] as object[],
};

/** The desks of tests: a branch with two counters, and a doctor of a clinic. */
export const [BRANCH, ONE, TWO] = [idOf('b'), idOf('c1'), idOf('c2')];
export const [CLINIC, DOCTOR] = [idOf('k'), idOf('d')];
export const AT = '2027-01-02T06:30:00.000Z';

const waits = (id: string, number: number) => ({
  _id: id,
  id,
  profileRegistrationId: idOf('o'),
  createdAt: AT,
  tokenNumber: number,
  turn: number,
  bookingStatus: '',
  selectedDate: '2027-01-02',
  calledAt: null,
  completedAt: null,
  expiresAt: null,
  voided: false,
});
export const aDeskToken = (number: number, more: object = {}) => ({
  ...waits(idOf(`t${number}x`), number),
  name: `Person ${number}`,
  mobile: `980000000${number}`,
  typeOfLoan: 'Home',
  branchId: BRANCH,
  branchName: 'Abids',
  branchUserId: ONE,
  counterNumber: '1',
  paymentStatus: 'TXN_SUCCESS',
  ...more,
});
export const aDeskVisit = (number: number, more: object = {}) => ({
  ...waits(idOf(`v${number}x`), number),
  patientName: `Patient ${number}`,
  mobile: `970000000${number}`,
  clinicId: CLINIC,
  clinicName: 'Asha',
  doctorId: DOCTOR,
  doctorName: 'Dr Rao',
  paymentStatus: 'PENDING',
  fee: 300,
  paymentMode: 'cash',
  ...more,
});
export const called = (at: string, more: object = {}) => ({ bookingStatus: 'called', calledAt: at, ...more });

/** A park of the owner as the server tells it to a gate. */
export const lakePark = (id: string, createdAt: string) =>
  aPark(id, 'Lake Park', '3'.repeat(26), { createdAt, status: true });
