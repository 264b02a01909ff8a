import type { ReactNode } from 'react';
import type { Help } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from './button.tsx';
import { LivePart } from './live-part.tsx';
import { Notice } from './notice.tsx';
import { PageShell } from './page-shell.tsx';

interface Closed {
  title: string;
  message: string;
}

interface Again {
  question: string;
  words: string;
  href: string;
}

interface OfferPageProps {
  venue: string;
  help: Help;
  facts: ReactNode;
  /** This stands in the way of booking at all. */
  closed: Closed | null;
  /** Words of the way on, where it is closed. */
  elsewhere: string;
  /** These words say where those who booked before find it again. */
  again?: Again;
  /** The form. */
  children: ReactNode;
}

/** A booking page: one column, one decision. What cannot be booked is said before anything is asked. */
export const OfferPage = ({ venue, help, facts, closed, elsewhere, again, children }: OfferPageProps) => (
  <PageShell venue={venue} getQrHref={again?.href} help={help} narrow>
    {facts}
    {closed ? <ClosedNotice {...closed} elsewhere={elsewhere} /> : <LivePart>{children}</LivePart>}
    {again && (
      <p className="again">
        {again.question} <a href={again.href}>{again.words}</a>
      </p>
    )}
  </PageShell>
);

/** Stands where the form would be. */
const ClosedNotice = ({ title, message, elsewhere }: Closed & { elsewhere: string }) => (
  <div className="stack">
    <Notice kind="warn" title={title}>
      <p>{message}</p>
    </Notice>
    <LinkButton href={paths.home} quiet>
      {elsewhere}
    </LinkButton>
  </div>
);
