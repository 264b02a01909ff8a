import type { ReactNode } from 'react';
import type { AdProps } from '#contract/advertisements/page.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { ShownPicture } from '#contract/presentations/page.ts';
import { paths } from '#web/shared/paths.ts';
import { AdCards } from './ad-card.tsx';
import { LinkButton } from './button.tsx';
import { fieldId } from './forms/field.tsx';
import { LivePart } from './live-part.tsx';
import { Notice } from './notice.tsx';
import { PageShell } from './page-shell.tsx';
import { Remembered } from './remembered.tsx';
import { type VenueFact, VenueFacts } from './venue-facts.tsx';
import { offerTexts } from './words.ts';

interface Closed {
  title: string;
  message: string;
  /** These words say when it opens again, where that is known. */
  opens?: string | null;
}

interface OfferPageProps {
  /** The id of what is offered. */
  id: string;
  venue: string;
  help: Help;
  heading: string;
  bannerUrl?: string | null;
  /** The first picture of the place stands in the place of a banner. */
  picture?: ReactNode;
  /** All else that the place says of itself. */
  details?: ReactNode;
  logo?: ShownPicture | null;
  /** Stands below the heading: who, and for how much. */
  lead?: ReactNode;
  facts: readonly VenueFact[];
  /** This stands in the way of booking at all. */
  closed?: Closed | null;
  /** Words of the way on, where it is closed. */
  elsewhere?: string;
  /** These tell how today stands, where it is not closed. */
  notices?: ReactNode;
  /** These words lead those who booked before to where they find it again. */
  again: string;
  ads?: readonly AdProps[];
  /** The form as it was typed, and its problems. */
  entered: { values: { mobile: string }; problems: readonly PageProblem[] };
  /** The form. */
  children: ReactNode;
}

/** A booking page: one column, one decision. What cannot be booked is said before anything is asked. */
export const OfferPage = ({
  id,
  venue,
  help,
  closed,
  elsewhere,
  notices,
  again,
  logo,
  details,
  ads = [],
  entered,
  ...offer
}: OfferPageProps) => (
  <PageShell
    venue={venue}
    logo={logo}
    getQrHref={paths.getQr(id)}
    help={help}
    narrow
    answered={isAnswer(entered) && !closed ? fieldId('form') : undefined}
  >
    <Venue venue={venue} {...offer} />
    <Remembered place={id} />
    {!closed && notices}
    {closed ? <ClosedNotice {...closed} elsewhere={elsewhere} /> : <LivePart>{offer.children}</LivePart>}
    <p className="again">
      {offerTexts.bookedBefore} <a href={paths.getQr(id)}>{again}</a>
    </p>
    {details}
    <AdCards ads={ads} />
  </PageShell>
);

/** Tells a form that came back from one that nobody has sent: a mobile number, or that there is none, is the least of it. */
const isAnswer = ({ values, problems }: OfferPageProps['entered']): boolean =>
  values.mobile !== '' || problems.length > 0;

const Venue = ({
  venue,
  heading,
  picture,
  bannerUrl,
  lead,
  facts,
}: Pick<OfferPageProps, 'venue' | 'heading' | 'picture' | 'bannerUrl' | 'lead' | 'facts'>) => (
  <div className="venue">
    {picture ?? (bannerUrl && <img src={bannerUrl} width="960" height="360" alt="" decoding="async" />)}
    <h1>{venue}</h1>
    <h2>{heading}</h2>
    {lead}
    <VenueFacts facts={facts} />
  </div>
);

/** Stands where the form would be. */
const ClosedNotice = ({ title, message, opens, elsewhere }: Closed & Pick<OfferPageProps, 'elsewhere'>) => (
  <div className="stack">
    <Notice kind="warn" title={title}>
      <p>{message}</p>
      {opens && <p>{opens}</p>}
    </Notice>
    <LinkButton href={paths.home} quiet>
      {elsewhere}
    </LinkButton>
  </div>
);
