import type { PageModel } from '#contract/pages.ts';
import { ClinicChoicePage } from '#web/features/appointments/clinic-choice-page.tsx';
import { ClosedOfferingPage } from '#web/features/appointments/closed-offering-page.tsx';
import { DoctorBookingPage } from '#web/features/appointments/doctor-booking-page.tsx';
import { LoanBookingPage } from '#web/features/appointments/loan-booking-page.tsx';
import { clinicChoiceTexts, doctorPageTexts, loanPageTexts, tokenPageTexts } from './messages/token-booking-pages.ts';
import { errorMark, type PageFacts, plain, prose } from './page-facts.ts';

type TokenBookingPage = Extract<
  PageModel,
  { name: 'doctor-booking' | 'loan-booking' | 'clinic-choice' | 'closed-offering' }
>;

/** The pages on which tokens are booked (see catalogue.tsx). */
export function tokenBookingFacts(page: TokenBookingPage): PageFacts {
  switch (page.name) {
    case 'doctor-booking':
      return {
        ...plain,
        body: <DoctorBookingPage {...page.props} />,
        title: errorMark(page.props.problems) + tokenPageTexts.title(page.props.clinic.name),
        description: doctorPageTexts.description(page.props.clinic.name, page.props.clinic.address),
        sheets: ['forms', 'booking', 'tokenBooking'],
        script: page.props.full ? null : 'web/public/doctor-booking-entry.tsx',
      };
    case 'loan-booking':
      return {
        ...plain,
        body: <LoanBookingPage {...page.props} />,
        title: errorMark(page.props.problems) + tokenPageTexts.title(page.props.branch.name),
        description: loanPageTexts.description(page.props.branch.name),
        sheets: ['forms', 'booking', 'tokenBooking'],
        script: 'web/public/loan-booking-entry.tsx',
      };
    case 'clinic-choice':
      return {
        ...plain,
        body: <ClinicChoicePage {...page.props} />,
        title: clinicChoiceTexts.title(page.props.doctor.name),
        description: '',
        sheets: ['chooser'],
      };
    case 'closed-offering':
      return prose(<ClosedOfferingPage {...page.props} />, tokenPageTexts.closedTitle(page.props.name));
  }
}
