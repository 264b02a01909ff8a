import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import type { CallAnswer, TestApp } from '#server/testing/test-app.ts';
import { freshAddress, ticketForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';

export type StoredJson = CallAnswer['json'];

export interface TradeSample {
  trade: string;
  path: string;
  kind: string;
  nameField: string;
  registrationType: string;
  requires: string[];
  lacks: string[];
  published(owner: Owner): Promise<StoredJson>;
  book(stored: StoredJson, more?: object): Promise<CallAnswer>;
  page: string;
  held: string;
}

export const tradesOf = (use: TestApp): readonly TradeSample[] => [
  {
    trade: 'a park',
    path: '/park',
    kind: 'park',
    page: 'ticketbooking',
    held: 'paymentstatus',
    nameField: 'parkName',
    registrationType: 'park',
    requires: ['mid', 'location'],
    lacks: ['fees'],
    published: (owner) => aPark(use, owner),
    book: (park, more) => use.call('POST', '/ticketbooking/add', ticketForm(park, more), { from: freshAddress() }),
  },
  {
    trade: 'a clinic',
    path: '/clinic',
    kind: 'clinic',
    page: 'doctorbooking',
    held: 'doctorappointment',
    nameField: 'clinicName',
    registrationType: 'doctor',
    requires: ['doctorName', 'city', 'area', 'address', 'startTime', 'endTime', 'fee', 'tokens'],
    lacks: [],
    async published(owner) {
      const clinic = await aClinic(use, owner);
      await giveKeys(use, 'clinic_id', clinic._id);
      return clinic;
    },
    book: (clinic, more) => bookDoctor(use, clinic, more),
  },
  {
    trade: 'a branch',
    path: '/branch',
    kind: 'branch',
    page: 'loanbooking',
    held: 'loanappointment',
    nameField: 'branchName',
    registrationType: 'loan',
    requires: ['branchCode'],
    lacks: ['counters'],
    async published(owner) {
      const branch = await aBranch(use, owner);
      await aCounter(use, owner, branch._id);
      return branch;
    },
    book: (branch, more) => bookLoan(use, branch, more),
  },
  {
    trade: 'a show',
    path: '/exbhition',
    kind: 'exhibition',
    page: 'exbhitionbooking',
    held: 'exbhitionappointment',
    nameField: 'organizationName',
    registrationType: 'exbhition',
    requires: [],
    lacks: ['date', 'time'],
    published: (owner) => aShow(use, owner),
    book: (show, more) => bookVisit(use, show, more),
  },
  {
    trade: 'a batch',
    path: '/coaching',
    kind: 'coaching',
    page: 'coachingbooking',
    held: 'paymentstatus',
    nameField: 'batchName',
    registrationType: 'coaching',
    requires: ['startDate', 'endDate', 'startTime', 'endTime', 'fee', 'inTake'],
    lacks: [],
    published: (owner) => aBatch(use, owner),
    book: (batch, more) => enrol(use, batch, more),
  },
];
