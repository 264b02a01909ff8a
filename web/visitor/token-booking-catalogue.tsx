import type { PageModel } from '#contract/pages.ts';
import { ClinicChoicePage } from '#web/visitor/appointments/clinic-choice-page.tsx';
import { ClosedOfferingPage } from '#web/visitor/appointments/closed-offering-page.tsx';
import { DoctorBookingPage } from '#web/visitor/appointments/doctor-booking-page.tsx';
import { LoanBookingPage } from '#web/visitor/appointments/loan-booking-page.tsx';
import {
  clinicChoiceTexts,
  doctorPageTexts,
  loanPageTexts,
  tokenPageTexts,
} from '#web/visitor/words/token-booking-pages.ts';
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
        script: page.props.full ? null : 'web/visitor/doctor-booking-entry.tsx',
      };
    case 'loan-booking':
      return {
        ...plain,
        body: <LoanBookingPage {...page.props} />,
        title: errorMark(page.props.problems) + tokenPageTexts.title(page.props.branch.name),
        description: loanPageTexts.description(page.props.branch.name),
        sheets: ['forms', 'booking', 'tokenBooking'],
        script: 'web/visitor/loan-booking-entry.tsx',
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
