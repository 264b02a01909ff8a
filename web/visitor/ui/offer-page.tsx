import type { ReactNode } from 'react';
import type { AdProps } from '#contract/advertisements/page.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { ShownPicture } from '#contract/presentations/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldId } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AdCards } from './ad-card.tsx';
import { LivePart } from './live-part.tsx';
import { PageShell } from './page-shell.tsx';
import { Remembered } from './remembered.tsx';
import { type VenueFact, VenueFacts } from './venue-facts.tsx';

interface Closed {
  title: string;
  message: string;
  opens?: string | null;
}

interface OfferPageProps {
  id: string;
  venue: string;
  help: Help;
  heading: string;
  bannerUrl?: string | null;
  picture?: ReactNode;
  details?: ReactNode;
  logo?: ShownPicture | null;
  lead?: ReactNode;
  facts: readonly VenueFact[];
  closed?: Closed | null;
  elsewhere?: string;
  notices?: ReactNode;
  again: string;
  ads?: readonly AdProps[];
  entered: { values: { mobile: string }; problems: readonly PageProblem[] };
  children: ReactNode;
}

/** One column. States what cannot be booked before asking anything. */
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
      {say('ui.bookedBefore')} <a href={paths.getQr(id)}>{again}</a>
    </p>
    {details}
    <AdCards ads={ads} />
  </PageShell>
);

/** True if the form was sent: it has a mobile number, or the problem that it lacks one. */
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

const ClosedNotice = ({ title, message, opens, elsewhere }: Closed & Pick<OfferPageProps, 'elsewhere'>) => (
  <div className="stack">
    <Notice kind="warn" title={title}>
      <p>{message}</p>
      {opens && <p>{opens}</p>}
    </Notice>
    <Button variant="outlined" href={paths.home}>
      {elsewhere}
    </Button>
  </div>
);
