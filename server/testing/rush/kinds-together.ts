import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';
import type { Change } from '../servers/second-server.ts';
import type { CallAnswer, TestApp } from '../test-app.ts';

export type BookableClinic = Awaited<ReturnType<typeof aClinic>>;

/** A guard keeps a promise: the text of a function of the database, with what takes it away, or a part of the work. */
export interface Guard {
  text?: readonly [name: string, from: string, to: string];
  change?: Change;
}

/** A kind besides tickets whose bookings go together: an offering with so many places, and one booking of it. */
export interface KindTogether {
  registrationType: string;
  offer(owner: Owner, places: number): Promise<BookableClinic>;
  book(server: Pick<TestApp, 'call'>, offering: BookableClinic, more?: object): Promise<CallAnswer>;
  /** One who comes when no place is left is answered this; a branch has no end of tokens. */
  refused: number;
  /** A sixth of one mobile number. */
  sixth: number;
  places: Guard | null;
  ofMobile: Guard;
}

const mobilesMayShareAStatement: Change = ({ conflictKeys }) => ({
  conflictKeys: (ask) => (conflictKeys?.(ask) ?? []).slice(1),
});
const FIVE = ['>= 5 then', '>= 500 then'] as const;

export const kindsTogether = (use: TestApp): Record<string, KindTogether> => ({
  'tokens of a doctor': {
    registrationType: 'doctor',
    offer: (owner, places) => aClinic(use, owner, { tokens: String(places) }),
    book: bookDoctor,
    refused: 409,
    sixth: 429,
    places: { text: ['judge_tokens', 'over of_queue <= room', 'over of_queue > 0'] },
    ofMobile: { change: mobilesMayShareAStatement },
  },
  'tokens of a branch': {
    registrationType: 'loan',
    offer: (owner) => aBranch(use, owner),
    book: bookLoan,
    refused: 201,
    sixth: 429,
    places: null,
    ofMobile: { change: mobilesMayShareAStatement },
  },
  'visits to a show': {
    registrationType: 'exbhition',
    offer: (owner, places) => aShow(use, owner, { capacity: places }),
    book: bookVisit,
    refused: 409,
    sixth: 409,
    places: { text: ['book_visits', 'where p.taken < coalesce(v_show.capacity, p.taken + 1)', ''] },
    ofMobile: { text: ['book_visits', ...FIVE] },
  },
  'places in a batch': {
    registrationType: 'coaching',
    offer: (owner, places) => aBatch(use, owner, { inTake: String(places), fee: '0' }),
    book: enrol,
    refused: 409,
    sixth: 429,
    places: { text: ['take_batch_place', '< (select intake', '< 1000 + (select intake'] },
    ofMobile: { text: ['book_enrolments', ...FIVE] },
  },
});
