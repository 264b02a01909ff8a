import type { DoctorBookingProps, LoanBookingProps } from '#contract/appointments/page.ts';

const page = { problems: [], formKey: 'k'.repeat(26), help: { email: null, phone: null } };

/** A doctor of a clinic with so many tokens left on each of the days. */
export const aDoctor = (id: string, name: string, left: number[]): DoctorBookingProps['doctors'][number] => ({
  id,
  name,
  left,
  closed: false,
  off: [],
  paused: false,
  lateMinutes: 0,
});

/** A clinic of one doctor who has one token left for today. */
export const clinicToBook: DoctorBookingProps = {
  ...page,
  clinic: {
    id: 'c1',
    name: 'Asha Clinic',
    gateway: 'ccav',
    merchantId: 'm1',
    specialization: 'Skin',
    address: '',
    hours: '',
    opensAt: '',
    closesAt: '',
    daysOff: [],
    fee: 300_00,
    paysOnline: true,
  },
  doctors: [aDoctor('d1', 'Dr Meera Nair', [1])],
  days: ['2027-01-04'],
  isOver: false,
  full: null,
  values: { doctorId: 'd1', personName: '', mobile: '', day: null, paymentMode: 'online' },
};

export const branchToBook: LoanBookingProps = {
  ...page,
  branch: { id: 'b1', name: 'Abids Branch', daysOff: [] },
  today: '2027-01-04',
  counter: null,
  closed: null,
  hasCounter: true,
  waiting: 0,
  values: { personName: '', mobile: '', loanType: '' },
};
