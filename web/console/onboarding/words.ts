import type { OnboardingStep } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';

export interface StepWords {
  title: string;
  why: string;
  go: string;
}

type Trade = Exclude<OrganisationKind, 'admin'>;

const login: StepWords = {
  title: 'Give your gate a login',
  why: 'An inspector signs in on a phone at the gate and scans tickets. Each ticket lets people in once.',
  go: 'Add an inspector',
};

const keys: StepWords = {
  title: 'Enter your payment keys',
  why: 'CCAvenue or Paytm gives them to you. With them money goes straight to your own account; nobody can read them here again. This step is done once your gateway knows them.',
  go: 'Enter keys',
};

const poster: StepWords = {
  title: 'Put up a poster',
  why: 'Download it, print it, hang it where people arrive. They scan it and are on your booking page.',
  go: 'Download a poster',
};

const STEPS: Record<OnboardingStep, StepWords> = {
  confirm: {
    title: 'Confirm your e-mail',
    why: 'Until then you can set everything up, and nobody else sees it.',
    go: 'Send the link again',
  },
  doctor: { title: 'Add your first doctor', why: 'Patients choose whom they come to see.', go: 'Add a doctor' },
  offering: { title: '', why: '', go: '' },
  prices: {
    title: 'Set your prices',
    why: 'Switch on the kinds of ticket that you sell, such as Adult and Child, and say what each costs.',
    go: 'Set prices',
  },
  keys,
  publish: {
    title: 'Publish it',
    why: 'Until then it is a draft that you alone see.',
    go: 'Open and publish',
  },
  trial: {
    title: 'Book once yourself',
    why: 'Go through your booking page as a visitor does, so that you know what they see.',
    go: 'Open the booking page',
  },
  poster,
  login,
};

const OFFERINGS: Record<Trade, StepWords> = {
  park: {
    title: 'Add your park',
    why: 'Its name, where it is and when it is open. Visitors see it on the booking page.',
    go: 'Add a park',
  },
  clinic: {
    title: 'Add your clinic',
    why: 'Where it is, when the doctor sees patients, and how many tokens there are in a day.',
    go: 'Add a clinic',
  },
  branch: {
    title: 'Add your branch',
    why: 'Visitors take a token on their phone and come when it is their turn.',
    go: 'Add a branch',
  },
  exhibition: {
    title: 'Add your show',
    why: 'What it is, where and when. People put their names down and bring a QR code.',
    go: 'Add a show',
  },
  coaching: {
    title: 'Add your batch',
    why: 'When it begins and ends, what it costs, and how many students fit.',
    go: 'Add a batch',
  },
};

const OWN: Partial<Record<OrganisationKind, Partial<Record<OnboardingStep, StepWords>>>> = {
  branch: {
    login: {
      title: 'Give a counter a login',
      why: 'Whoever sits at the counter signs in with it and calls the next token.',
      go: 'Add a counter',
    },
  },
};

export const stepWords = (kind: OrganisationKind, step: OnboardingStep): StepWords => {
  if (step === 'offering' && kind !== 'admin') return OFFERINGS[kind];
  return OWN[kind]?.[step] ?? STEPS[step];
};

export const onboardingTexts = {
  title: 'First steps',
  lead: 'From an empty account to the first visitor. What you have done ticks itself.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  next: 'Next',
  later: 'Later',
  confirmSent: (email: string) =>
    `We have mailed a link to ${email}. Nothing there? Please look into the spam folder, too.`,
  confirmFirst: 'Please confirm your e-mail first: its booking page opens with that.',
  addFirst: 'Please add it first.',
  publishFirst: 'Please publish it first: a draft has no booking page that visitors could open.',
  all: 'All first steps',
  playMoney: 'Here you pay with play money: no real money moves.',
  ready: 'You are ready for visitors',
  readyText: 'All first steps are done. Bookings stand on this page as they come in.',
  putAway: 'Put this list away',
  takeBack: 'Show first steps',
  column: 'First steps',
  begun: 'All done',
  onTheWay: 'On the way',
  stuck: 'Stuck for over 3 days',
  moved: (day: string) => `The last step was taken on ${day}.`,
  stuckSince: (day: string) => `Nothing has moved since ${day}, and nothing was sold yet. A call may help.`,
  offered: 'What it offers',
  nothingOffered: 'Nothing yet.',
  keys: {
    missing: 'Keys are missing',
    untested: 'Keys not tested',
    tested: 'Keys work',
    refused: 'Keys are refused',
  },
  standing: (done: number, all: number, next: string) => `${done} of ${all}. Next: ${next}`,
};
