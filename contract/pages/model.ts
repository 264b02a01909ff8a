import type {
  ClinicChoiceProps,
  ClosedOfferingProps,
  DoctorBookingProps,
  LoanBookingProps,
} from '#contract/appointments/page.ts';
import type { EnrolmentBookingProps, EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import type { Help, NotFoundProps, ProblemProps, StaticPageProps } from '#contract/kernel/pages.ts';
import type { Unsaid } from '#contract/kernel/text.ts';
import type { ChooserProps, PagePlace } from '#contract/offerings/page.ts';
import type { PaymentHandoffProps, PaymentStatusProps } from '#contract/payments/page.ts';
import type { FoundPlaces, OrganisationPageProps, PlacesProps } from '#contract/place-search/page.ts';
import type { BoardPageProps, TokenPageProps } from '#contract/queues/page.ts';
import type { GetQrProps, PlaceChoiceProps } from '#contract/retrievals/page.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import type { VisitBookingProps, VisitPageProps } from '#contract/visits/page.ts';

/** Props of visitors' pages, for server and browser. JSON only; days and instants are text, so both render alike. */
export type PageModel =
  | { name: 'landing'; props: LandingProps }
  | { name: 'places'; props: PlacesProps }
  | { name: 'organisation'; props: OrganisationPageProps }
  | { name: 'chooser'; props: ChooserProps }
  | { name: 'park-booking'; props: ParkBookingProps }
  | { name: 'doctor-booking'; props: DoctorBookingProps }
  | { name: 'loan-booking'; props: LoanBookingProps }
  | { name: 'clinic-choice'; props: ClinicChoiceProps }
  | { name: 'closed-offering'; props: ClosedOfferingProps }
  | { name: 'payment-handoff'; props: PaymentHandoffProps }
  | { name: 'payment-status'; props: PaymentStatusProps }
  | { name: 'token'; props: TokenPageProps }
  | { name: 'board'; props: BoardPageProps }
  | { name: 'television'; props: TelevisionPageProps }
  | { name: 'visit-booking'; props: VisitBookingProps }
  | { name: 'visit'; props: VisitPageProps }
  | { name: 'enrolment-booking'; props: EnrolmentBookingProps }
  | { name: 'enrolment-status'; props: EnrolmentStatusProps }
  | { name: 'get-qr'; props: GetQrProps }
  | { name: 'place-choice'; props: PlaceChoiceProps }
  | { name: 'static'; props: StaticPageProps }
  | { name: 'not-found'; props: NotFoundProps }
  | { name: 'problem'; props: ProblemProps };

type WithoutHelp<Page extends PageModel> = Page extends PageModel
  ? { name: Page['name']; props: Omit<Page['props'], 'help'> }
  : never;

type SaidPage = WithoutHelp<PageModel>;

/** A page as the server makes it, before it is said in the visitor's language. */
export type PageContent = Unsaid<SaidPage>;
export type ContentProps<Name extends PageContent['name']> = Extract<PageContent, { name: Name }>['props'];

export type TelevisionPageProps = Record<never, never>;

export type Choice = PagePlace[] | 'many' | null;

export interface LandingProps {
  parks: Choice;
  clinics: Choice;
  branches: Choice;
  found: FoundPlaces;
  help: Help;
}
