import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { openData } from '#contract/opening-days/page.ts';
import { say } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { LoanBookingForm } from './loan-booking-form.tsx';

export function LoanBookingPage(props: LoanBookingProps) {
  const { branch, counter, waiting, hasCounter, closed, help } = props;
  const told = hasCounter
    ? counter && !counter.open && say('appointments.counterClosed', { number: counter.number })
    : say('appointments.noCounter');
  return (
    <OfferPage
      id={branch.id}
      venue={branch.name}
      help={help}
      entered={props}
      heading={say('appointments.heading')}
      lead={counter?.open && <p className="at-counter">{say('counters.counter', { number: counter.number })}</p>}
      facts={[
        [Clock, say('appointments.waitingNow', { count: waiting })],
        [Calendar, say('appointments.loanForToday')],
      ]}
      closed={
        closed && {
          title: say('appointments.closedToday'),
          message: closed.message,
          opens: say('appointments.loanNextOpen', { day: dayText(closed.nextOpenDay) }),
        }
      }
      elsewhere={say('appointments.otherBranches')}
      {...presented(props.presentation, { name: branch.name, address: '' })}
      again={say('appointments.findAgain')}
      notices={
        told && (
          <Notice kind="info">
            <p>{told}</p>
          </Notice>
        )
      }
    >
      <LoanBookingForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<LoanBookingProps> = {
  Body: LoanBookingPage,
  title: ({ branch }) => say('appointments.title', { place: branch.name }),
  description: ({ branch }) => say('appointments.loanDescription', { branch: branch.name }),
  picture: ({ branch, presentation }) => linkPicture({ kind: 'branch', name: branch.name, presentation }),
  sheets: ['forms', 'booking', 'place', 'tokenBooking'],
  looks: looksOf,
  structured: ({ branch, today, presentation }) => ({
    '@type': 'BankOrCreditUnion',
    ...placeData(presentation, { name: branch.name, address: '' }),
    ...openData(branch, today),
  }),
};
