import { GATEWAY_NAMES } from './gateway-credentials.ts';
import { posterTexts, qrTexts } from './records.ts';

/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const clinicTexts = {
  ...qrTexts,
  ...posterTexts,
  title: 'Clinic',
  add: 'Add Clinic',
  caption: 'Your clinics',
  none: 'No data to display.',
  teach: 'A clinic is where patients take a token for a doctor. Add one, and its booking page and poster are ready.',
  added: 'Clinic Added Successfully.',
  updated: 'Clinic Updated Successfully.',
  columns: {
    name: 'Clinic Name',
    doctor: 'Doctor Name',
    city: 'City',
    area: 'Area',
    address: 'Address',
    fee: 'Fee',
    specialization: 'specilization',
    tokens: 'tokens',
    opensAt: 'startTime',
    closesAt: 'endTime',
  },
  andOthers: (doctor: string, others: number) => `${doctor} and ${others} more`,
};

export const clinicFormTexts = {
  groups: { clinic: 'The clinic', doctors: 'Doctors', tokens: 'Times and tokens', payment: 'Fee and payment' },
  name: 'Clinic Name',
  city: 'City',
  area: 'Area',
  address: 'Address',
  doctor: 'Doctor',
  chooseDoctor: 'Choose a doctor',
  newDoctor: 'A new doctor…',
  doctorName: 'Doctor Name',
  newDoctorHint: 'The name is added to your doctors.',
  moreDoctors: 'More doctors here',
  moreDoctorsHint: 'Visitors choose among all doctors of the clinic. Each has tokens of their own.',
  specialization: 'Specialization',
  noSpecialization: 'None',
  opensAt: 'Start Time',
  closesAt: 'End Time',
  tokens: 'Tokens a day',
  tokensHint: 'The most for each doctor.',
  bookingDays: 'Days ahead',
  bookingDaysHint: 'How many days before a visit tokens can be booked. 0: for today only.',
  fee: 'Fee',
  gateway: 'Payment',
  gateways: GATEWAY_NAMES,
  merchantId: 'MID',
  merchantIdHint: 'The merchant id from your payment provider. Without it patients pay in cash.',
};
