import type { StoredClinic } from '#contract/clinics/model.ts';
import { idOf } from './served-screen.tsx';

/** Records as the API tells them; a test names what it is about and gets the rest. */
const record = (short: string, organisation: string) => ({
  _id: idOf(short),
  id: idOf(short),
  profileRegistrationId: idOf(organisation),
  createdAt: '2027-01-02T00:00:00Z',
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

/** A park of an organisation. */
export const aPark = (short: string, parkName: string, organisation = '0') => ({
  ...record(short, organisation),
  parkName,
  location: 'Hyderabad',
  mid: 'M1',
});

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
  ...record(short, 'zoos'),
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
  ...record(short, '0'),
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

/** A show of which nothing is said. */
export const aShow = (short: string, more: object = {}) => ({
  ...record(short, 'o'),
  organizationName: '',
  exhibition: 'exhibition',
  location: '',
  date: null,
  time: null,
  capacity: null,
  ...more,
});

/** A fair of ten days. */
export const MELA = aShow('1', {
  organizationName: 'Handloom Mela',
  date: '2027-01-10T10:00',
  time: '2027-01-20T21:00',
});

/** A course of four months. */
export const MATHS = {
  ...record('1', '0'),
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

/** A clinic as screens hold it. */
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
  bookingDays: 0,
  specialization: 'Skin',
  gateway: 'ccav',
  merchantId: '',
  published: true,
  closed: false,
};
