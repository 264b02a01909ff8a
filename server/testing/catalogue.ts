import type { Owner } from '#server/organisations/factory.ts';
import { counting } from './counting.ts';
import type { TestApp } from './test-app.ts';

const next = counting();

/** The bodies of the catalogue's add calls in legacy names; `more` says what differs. */
export const FORMS = {
  specialization: (more: object = {}) => ({ specilization: `Skin ${next()}`, status: true, ...more }),
  doctor: (more: object = {}) => ({ doctorName: `Dr Rao ${next()}`, ...more }),
  clinic: (more: object = {}) => ({
    clinicName: `Sanjeevani ${next()}`,
    doctorName: 'Dr Meera Nair',
    city: 'Hyderabad',
    area: 'Ameerpet',
    address: '12 Station Road',
    startTime: '09:00',
    // Its tokens are sold at whatever hour a test runs.
    endTime: '23:59',
    fee: '300',
    tokens: '40',
    specilization: 'Skin',
    ...more,
  }),
  branch: (more: object = {}, number = next()) => ({
    branchName: `Gramin Bank ${number}`,
    branchCode: `GB${number}`,
    counterList: [{ counterNumber: '1', excutiveOfficerName: 'Sunil Das', excutiveOfficerMobile: '9876500001' }],
    ...more,
  }),
  counter: (branchId: string, more: object = {}) => ({
    branchId,
    counterNumber: '1',
    counterUsername: `Counter ${next()}`,
    counterMobile: String(9_100_000_000 + next()),
    password: 'correct horse',
    ...more,
  }),
  exhibition: (more: object = {}) => ({
    organizationName: `Kala Utsav ${next()}`,
    exhibition: 'drama',
    location: 'Town hall',
    date: '2027-01-10T18:00',
    time: '2027-01-10T21:00',
    ...more,
  }),
  batch: (more: object = {}) => ({
    batchName: `Batch ${next()}`,
    startDate: '2027-02-01',
    endDate: '2027-05-31',
    startTime: '07:00',
    endTime: '08:30',
    fee: '1500.50',
    inTake: '30',
    ...more,
  }),
  coupon: (parkId: string, more: object = {}) => ({
    couponCode: `save${next()}`,
    couponName: 'New year',
    discountType: 'percentage',
    discountValue: 10,
    validUntil: '2027-12-31',
    isActive: true,
    parkId,
    ...more,
  }),
  advertisement: (parkId: string, more: object = {}) => ({
    advatagementName: `Shop ${next()}`,
    imgURL: ['https://pictures.example/shop.jpg'],
    parkId,
    urlLink: 'https://shop.example/',
    desc: 'Handlooms',
    where: 'Booking Page',
    ...more,
  }),
};

export async function aRecord(
  { call }: Pick<TestApp, 'call'>,
  { token }: Pick<Owner, 'token'>,
  path: string,
  form: object,
  add = '/add',
) {
  const { status, json, text } = await call('POST', path + add, form, { token });
  if (status !== 201) throw new Error(`nothing was added at ${path}: ${text}`);
  return json;
}
