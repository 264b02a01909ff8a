import { formatDay } from '#contract/kernel/dates.ts';
import { closedDays } from '#contract/opening-days/words.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { ParkBookingForm } from './park-booking-form.tsx';
import { bookingPageTexts as texts } from './words.ts';

/** `/ticketbooking/{parkId}`: tickets of a park. */
export function ParkBookingPage(props: ParkBookingProps) {
  const { park, closed, ads, help } = props;
  return (
    <OfferPage
      id={park.id}
      venue={park.name}
      help={help}
      heading={texts.heading}
      bannerUrl={park.bannerUrl}
      facts={[
        [drawings.pin, park.location],
        [drawings.clock, park.hours],
        [drawings.warn, closedDays(park.daysOff, props.today)],
      ]}
      closed={
        closed && {
          title: texts.closed[closed.kind],
          message: closed.message,
          opens: closed.nextOpenDay && texts.nextOpen(formatDay(closed.nextOpenDay)),
        }
      }
      elsewhere={texts.elsewhere}
      ads={ads}
      again={texts.getQr}
    >
      <ParkBookingForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<ParkBookingProps> = {
  Body: ParkBookingPage,
  title: ({ park }) => texts.title(park.name),
  description: ({ park }) => texts.description(park.name, park.location),
  imageUrl: ({ park }) => park.bannerUrl,
  sheets: ['forms', 'booking', 'ads'],
};
