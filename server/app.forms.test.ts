import { expect, test } from 'vitest';
import { aClinic } from '#server/appointments/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { aRecord, FORMS as COMPLETE } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 1000 } });

const MOBILE = 'Must be exactly 10 digits';
const SIGN_IN = { email: 'email is required', password: 'password is required' };
const COUNTER_SIGN_IN = { counterMobile: 'mobile number required', password: 'password is required' };
const NO_MOBILE = { mobile: 'mobile number required' };

/** Every form of docs/product/forms.md, sent empty: all that is wrong with it, in the order of the product. */
const FORMS: [call: string, trade: string | null, said: Record<string, string>][] = [
  [
    '/profileregistration/add',
    null,
    {
      location: 'location  is required',
      registrationType: 'Registration Type  is required',
      name: 'orgnaization name is required',
      personName: 'Name is required',
      email: 'email is required',
      mobileNumber1: MOBILE,
      password: 'password is required',
    },
  ],
  ['/profileregistration/login', null, SIGN_IN],
  ['/user/login', null, SIGN_IN],
  [
    '/auth/changepassword',
    'park',
    { currentPassword: 'current password is required', newPassword: 'new password is required' },
  ],
  ['/branchuser/login', null, COUNTER_SIGN_IN],
  ['/counterlogin/login', null, COUNTER_SIGN_IN],
  ['/ticketbooking/getqrcodebymobile', null, { ...NO_MOBILE, parkId: 'park name is required' }],
  ['/doctorbooking/getqrcodebymobile', null, NO_MOBILE],
  ['/loanbooking/getqrcodebymobile', null, NO_MOBILE],
  ['/exbhitionbooking/getqrcodebymobile', null, NO_MOBILE],
  ['/coachingbooking/getqrcodebymobile', null, NO_MOBILE],
  [
    '/ticketbooking/add',
    null,
    {
      mobile: 'Please enter mobile number',
      fee: 'You need to select atleast one field',
      parkId: 'park name is required',
    },
  ],
  [
    '/coupon/public/apply',
    null,
    {
      couponCode: 'Please enter a coupon code',
      parkId: 'park name is required',
      orderAmount: 'Please enter an amount in rupees',
    },
  ],
  [
    '/doctorbooking/add',
    null,
    { doctorId: 'doctor Name is required', ...NO_MOBILE, patientName: 'patient Name is required' },
  ],
  [
    '/exbhitionbooking/add',
    null,
    { exbhitionId: 'exbhitionId is required', ...NO_MOBILE, visitorName: 'visitor name is required' },
  ],
  [
    '/loanbooking/add',
    null,
    {
      branchId: 'branch Name is required',
      ...NO_MOBILE,
      name: ' Name is required',
      typeOfLoan: ' Loan type is required',
    },
  ],
  ['/coachingbooking/add', null, { ...NO_MOBILE, coachingId: 'batch name is required' }],
  [
    '/user/userregister',
    'park',
    {
      name: 'Name is required',
      email: 'email is required',
      phone: 'phone is required',
      password: 'password is required',
      status: 'status is required',
      parkId: 'park name is required',
    },
  ],
  ['/advatagement/add', 'park', { parkId: 'park name is required', where: 'required' }],
  ['/specilization/add', 'doctor', { specilization: 'specialization is required', status: 'status is required' }],
  ['/doctor/add', 'doctor', { doctorName: 'doctor name is required' }],
  [
    '/configuration/add',
    'park',
    { parkId: 'park name is required', mid: 'mid is required', workingKey: 'working Key is required' },
  ],
  [
    '/coupon/add',
    'park',
    {
      couponCode: 'Please enter a coupon code',
      couponName: 'coupon name is required',
      discountType: 'discount type is required',
      parkId: 'park name is required',
      discountValue: 'Discount value must be positive',
      validUntil: 'valid until is required',
    },
  ],
  [
    '/park/add',
    'park',
    { parkName: 'park name is required', mid: 'park name is required', location: 'location is required' },
  ],
  [
    '/coaching/add',
    'coaching',
    {
      batchName: 'batch name is required',
      startDate: 'start date is required',
      endDate: 'end date is required',
      startTime: 'start time is required',
      endTime: 'end time is required',
      fee: 'fee is required',
      inTake: 'in take is required',
    },
  ],
  [
    '/clinic/add',
    'doctor',
    {
      clinicName: 'clinic Name is required',
      doctorName: 'doctor name is required',
      city: 'city is required',
      area: 'area is required',
      address: 'address is required',
      startTime: 'startTime is required',
      endTime: 'endTime is required',
      fee: 'fee is required',
      tokens: 'tokens is required',
    },
  ],
  ['/branch/add', 'loan', { branchName: 'branch Name is required', branchCode: 'branchCode is required' }],
  [
    '/counterlogin/add',
    'loan',
    {
      branchId: 'branch Name is required',
      counterNumber: 'counter number is required',
      counterUsername: 'Name is required',
      counterMobile: MOBILE,
      password: 'password is required',
    },
  ],
];

test.each(FORMS)(
  '%s, sent empty or with empty texts, says the first rule of the product and lists all',
  async (call, trade, form) => {
    const said = Object.entries(form);
    const token = trade ? (await anOwner(use, { registrationType: trade })).token : undefined;
    const told = async (form: object) => {
      const { status, json } = await use.call('POST', call, form, { token });
      expect([status, json.message]).toEqual([400, said[0]?.[1]]);
      return json.issues.map(({ field, message }: { field: string; message: string }) => [field, message]);
    };
    expect(await told({})).toEqual(said);
    const emptied = Object.fromEntries(said.map(([field]) => [field, '']));
    const lines = call === '/ticketbooking/add' ? { fee: [] } : {};
    expect(await told({ ...emptied, ...lines })).toEqual(expect.arrayContaining(said));
  },
);

const NO_ID = '0'.repeat(26);
const DIGITS = 'Must be only digits';
const SHORT = 'For password, please use at least 8 characters';
const ADDRESS = 'Please enter a web address';
const INSTANT = 'Please enter a date and a time';
const { batch, clinic, exhibition, counter, coupon, advertisement } = COMPLETE;

/** Forms that are complete but for one thing that makes no sense, by call and trade, with what is said of it. */
const WRONG: Record<string, [form: object, message: string][]> = {
  '/coaching/add coaching': [
    [batch({ endDate: '2027-01-31' }), 'The batch cannot end before it begins'],
    [batch({ inTake: 'many' }), DIGITS],
  ],
  '/clinic/add doctor': [
    ...['12a', '1.5', -3].map((fee): [object, string] => [clinic({ fee }), DIGITS]),
    ...['12a', '1.5', -3].map((tokens): [object, string] => [clinic({ tokens }), DIGITS]),
    [clinic({ startTime: '25:00' }), 'Please enter a time'],
  ],
  '/park/add park': [
    [parkForm({ adultFee: '12.345' }), 'Please enter an amount in rupees'],
    [parkForm({ homeBannerImage: 'javascript:alert(1)' }), ADDRESS],
  ],
  '/exbhition/add exbhition': [
    [exhibition({ exhibition: 'circus' }), 'Please choose a type'],
    [exhibition({ date: '2027-02-30T10:00' }), INSTANT],
    // What nobody can write down would empty everybody's list.
    [exhibition({ date: '9999-12-31T23:00:00Z', time: null }), INSTANT],
    [exhibition({ date: '0000-01-01T00:00', time: null }), INSTANT],
    [exhibition({ time: '2027-01-10T17:00' }), 'The show cannot end before it begins'],
  ],
  '/user/userregister park': [[inspectorForm(NO_ID, { password: '1234567' }), SHORT]],
  '/counterlogin/add loan': [
    [counter(NO_ID), 'branch Name is required'],
    [counter(NO_ID, { counterMobile: '12x' }), DIGITS],
    [counter(NO_ID, { counterMobile: '123' }), MOBILE],
    [counter(NO_ID, { password: '1234567' }), SHORT],
  ],
  '/coupon/add park': [
    [coupon(NO_ID, { discountType: 'free' }), 'discount type is required'],
    [coupon(NO_ID, { discountValue: -1 }), 'Discount value must be positive'],
    [coupon(NO_ID, { discountValue: 'ten' }), 'Discount value must be positive'],
    [coupon(NO_ID, { discountValue: 100.5 }), 'A percentage cannot be more than 100'],
    [coupon(NO_ID, { validFrom: '2028-01-01' }), 'The coupon cannot end before it begins'],
    [coupon(NO_ID, { applicableUser: ['12'] }), 'Please enter valid mobile number'],
  ],
  '/advatagement/add park': [
    [advertisement(NO_ID, { where: 'Home Page' }), 'required'],
    ...['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example/', 'shop', '//shop.example'].map(
      (urlLink): [object, string] => [advertisement(NO_ID, { urlLink }), 'For urlLink, please enter a web address'],
    ),
    [advertisement(NO_ID, { imgURL: ['javascript:alert(1)'] }), ADDRESS],
    [advertisement(NO_ID, { imgURL: ['/etc/passwd'] }), ADDRESS],
    [
      advertisement(NO_ID, { startDate: '2027-02-01', endDate: '2027-01-01' }),
      'The advertisement cannot end before it begins',
    ],
  ],
};

test.each(Object.entries(WRONG))('%s, with something that makes no sense, says what', async (call, forms) => {
  const [path = '', registrationType] = call.split(' ');
  const owner = await anOwner(use, { registrationType });
  for (const [form, message] of forms) {
    const { status, json } = await use.call('POST', path, form, owner);
    expect([form, status, json.message]).toEqual([form, 400, message]);
  }
});

test('nothing is required of a show', async () => {
  const { token } = await anOwner(use, { registrationType: 'exbhition' });
  const unsaid = { organizationName: '', exhibition: 'exhibition', date: null, time: null, capacity: null };
  for (const form of [{}, { organizationName: '', date: '', time: null }]) {
    const { status, json } = await use.call('POST', '/exbhition/add', form, { token });
    expect([status, json]).toMatchObject([201, unsaid]);
  }
});

test('a field with two names is asked for by the first, and either one will do', async () => {
  const { token } = await anOwner(use, { registrationType: 'coaching' });
  const { batchName, ...rest } = COMPLETE.batch();
  const add = (body: object) => use.call('POST', '/coaching/add', body, { token });
  expect((await add({ ...rest, coachingName: batchName })).status).toBe(201);
  expect((await add(rest)).json.issues).toEqual([{ field: 'batchName', message: 'batch name is required' }]);
});

test('a doctor of one clinic is booked there without naming it; one of several asks which', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  const { doctorId } = clinic;
  const book = (mobile: string) =>
    use.call('POST', '/doctorbooking/add', { doctorId, mobile, patientName: 'Lakshmi Devi', paymentMode: 'cash' });
  expect((await book('9876500001')).json).toMatchObject({ clinicId: clinic._id, doctorId, tokenNumber: 1 });
  await aRecord(use, owner, '/clinic', COMPLETE.clinic({ doctorId, doctorName: clinic.doctorName }));
  const { status, json } = await book('9876500002');
  expect([status, json.issues]).toEqual([
    400,
    [{ field: 'clinicId', message: 'Please choose the clinic: this doctor is at several.' }],
  ]);
});
