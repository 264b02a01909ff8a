import type { LoanBookingProps } from '#contract/appointments/page.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { LoanBookingForm } from './loan-booking-form.tsx';
import { loanPageTexts as texts, tokenPageTexts } from './page-words.ts';

/** `/loanbooking/{branchId}`, and a counter's own link: one column, one decision. */
export function LoanBookingPage(props: LoanBookingProps) {
  const { branch, counter, waiting, help } = props;
  return (
    <PageShell venue={branch.name} help={help} narrow>
      <div className="venue">
        <h1>{tokenPageTexts.heading}</h1>
        {counter?.open && <p className="at-counter">{texts.counter(counter.number)}</p>}
        <p className="facts">
          <span>
            <Icon drawing={drawings.clock} size={18} />
            {texts.waiting(waiting)}
          </span>
          <span>
            <Icon drawing={drawings.calendar} size={18} />
            {texts.forToday}
          </span>
        </p>
      </div>
      {counter && !counter.open && (
        <Notice kind="info">
          <p>{texts.counterClosed(counter.number)}</p>
        </Notice>
      )}
      <LivePart>
        <LoanBookingForm {...props} />
      </LivePart>
    </PageShell>
  );
}

export const page: PageFacts<LoanBookingProps> = {
  Body: LoanBookingPage,
  title: ({ branch }) => tokenPageTexts.title(branch.name),
  description: ({ branch }) => texts.description(branch.name),
  sheets: ['forms', 'booking', 'tokenBooking'],
};
