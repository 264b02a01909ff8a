import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { openData } from '#contract/opening-days/page.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { LoanBookingForm } from './loan-booking-form.tsx';
import { loanPageTexts as texts, tokenPageTexts } from './words.ts';

export function LoanBookingPage(props: LoanBookingProps) {
  const { branch, counter, waiting, hasCounter, closed, help } = props;
  const told = hasCounter ? counter && !counter.open && texts.counterClosed(counter.number) : texts.noCounter;
  return (
    <OfferPage
      id={branch.id}
      venue={branch.name}
      help={help}
      entered={props}
      heading={tokenPageTexts.heading}
      lead={counter?.open && <p className="at-counter">{texts.counter(counter.number)}</p>}
      facts={[
        [drawings.clock, texts.waiting(waiting)],
        [drawings.calendar, texts.forToday],
      ]}
      closed={
        closed && { title: texts.closed, message: closed.message, opens: texts.nextOpen(formatDay(closed.nextOpenDay)) }
      }
      elsewhere={texts.elsewhere}
      {...presented(props.presentation, { name: branch.name, address: '' })}
      again={tokenPageTexts.findAgain}
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
  title: ({ branch }) => tokenPageTexts.title(branch.name),
  description: ({ branch }) => texts.description(branch.name),
  picture: ({ branch, presentation }) => linkPicture({ kind: 'branch', name: branch.name, presentation }),
  sheets: ['forms', 'booking', 'place', 'tokenBooking'],
  looks: looksOf,
  structured: ({ branch, today, presentation }) => ({
    '@type': 'BankOrCreditUnion',
    ...placeData(presentation, { name: branch.name, address: '' }),
    ...openData(branch, today),
  }),
};
