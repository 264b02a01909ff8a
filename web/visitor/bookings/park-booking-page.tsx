import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import { openData } from '#contract/opening-days/page.ts';
import { closedDays, sellsAhead } from '#contract/opening-days/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { dayParts } from './day-parts.ts';
import { ParkBookingForm } from './park-booking-form.tsx';
import { lazyParts } from './visit-date-section.tsx';
import { bookingPageTexts as texts } from './words.ts';

// On the server the choice is there from the start.
Object.assign(lazyParts, dayParts);

export function ParkBookingPage(props: ParkBookingProps) {
  const { park, closed, onlyFreeText, ads, help } = props;
  const place = { name: park.name, address: park.location };
  return (
    <OfferPage
      id={park.id}
      venue={park.name}
      help={help}
      entered={props}
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
          opens: closed.nextOpenDay && opensOn(closed.nextOpenDay, park),
        }
      }
      elsewhere={texts.elsewhere}
      {...presented(props.presentation, place)}
      ads={ads}
      again={texts.getQr}
      notices={
        onlyFreeText && (
          <Notice kind="info">
            <p>{onlyFreeText}</p>
          </Notice>
        )
      }
    >
      <ParkBookingForm {...props} />
    </OfferPage>
  );
}

const opensOn = (day: Day, park: ParkBookingProps['park']): string =>
  [texts.nextOpen(formatDay(day)), !sellsAhead(park) && texts.opensThatMorning].filter(Boolean).join(' ');

export const page: PageFacts<ParkBookingProps> = {
  Body: ParkBookingPage,
  title: ({ park }) => texts.title(park.name),
  description: ({ park }) => texts.description(park.name, park.location),
  picture: ({ park: { name, bannerUrl: banner }, presentation }) =>
    linkPicture({ kind: 'park', name, presentation, banner }),
  sheets: ['forms', 'booking', 'place', 'calendar', 'ads'],
  looks: looksOf,
  structured: ({ park, today, presentation }) => ({
    '@type': 'TouristAttraction',
    ...placeData(presentation, { name: park.name, address: park.location }),
    ...openData(park, today),
  }),
};
