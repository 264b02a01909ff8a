import { formatDay } from '#contract/kernel/dates.ts';
import type { ParkBookingProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { ParkBookingForm } from './park-booking-form.tsx';
import { bookingPageTexts as texts } from './words.ts';

/** `/ticketbooking/{parkId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function ParkBookingPage(props: ParkBookingProps) {
  const { park, closed, ads, help } = props;
  const getQrHref = paths.getQr(park.id);
  return (
    <PageShell venue={park.name} getQrHref={getQrHref} help={help} narrow>
      <Venue park={park} />
      {closed ? (
        <Closed closed={closed} />
      ) : (
        <LivePart>
          <ParkBookingForm {...props} />
        </LivePart>
      )}
      <p className="again">
        {texts.alreadyBooked} <a href={getQrHref}>{texts.getQr}</a>
      </p>
      <AdCards ads={ads} />
    </PageShell>
  );
}

export const page: PageFacts<ParkBookingProps> = {
  Body: ParkBookingPage,
  title: ({ park }) => texts.title(park.name),
  description: ({ park }) => texts.description(park.name, park.location),
  imageUrl: ({ park }) => park.bannerUrl,
  sheets: ['forms', 'booking', 'ads'],
};

function Venue({ park }: Pick<ParkBookingProps, 'park'>) {
  return (
    <div className="venue">
      {park.bannerUrl && <img src={park.bannerUrl} width="960" height="360" alt="" decoding="async" />}
      <h1>{texts.heading}</h1>
      <p className="facts">
        <span>
          <Icon drawing={drawings.pin} size={18} />
          {park.location}
        </span>
        {park.hours && (
          <span>
            <Icon drawing={drawings.clock} size={18} />
            {park.hours}
          </span>
        )}
      </p>
    </div>
  );
}

function Closed({ closed }: { closed: NonNullable<ParkBookingProps['closed']> }) {
  return (
    <div className="stack">
      <Notice kind="warn" title={texts.closed[closed.kind]}>
        <p>{closed.message}</p>
        {closed.nextOpenDay && <p>{texts.nextOpen(formatDay(closed.nextOpenDay))}</p>}
      </Notice>
      <LinkButton href={paths.home} quiet>
        {texts.elsewhere}
      </LinkButton>
    </div>
  );
}
