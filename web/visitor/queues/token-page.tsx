import { formatDay } from '#contract/kernel/dates.ts';
import type { TokenPageProps } from '#contract/queues/page.ts';
import { tokenPaths } from '#web/shared/paths.ts';
import { headingWords } from '#web/visitor/bookings/unpaid-words.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { FactList } from '#web/visitor/ui/fact-list.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { QrFigure } from '#web/visitor/ui/qr-figure.tsx';
import { LiveTokenSection } from './live-token-section.tsx';
import { tokenTexts as texts, unpaidTokenTexts } from './words.ts';

/** `/doctorappointment/{id}/{clinicId}` and `/loanappointment/{id}/{branchId}`: the number, and the queue in front of it. */
export function TokenPage(props: TokenPageProps) {
  const { kind, offering, help } = props;
  return (
    <PageShell venue={offering.name} help={help} narrow>
      <LivePart>
        <LiveTokenSection {...props} />
      </LivePart>
      <Card className="stack next">
        <KeepSection {...props} />
        <Facts {...props} />
      </Card>
      <section className="next noprint">
        <LinkButton href={tokenPaths[kind].book(offering.id, offering.name)} quiet>
          {texts.another}
        </LinkButton>
      </section>
    </PageShell>
  );
}

export const page: PageFacts<TokenPageProps> = {
  Body: TokenPage,
  title: (props) =>
    props.now.number === null
      ? `${headingWords(props, unpaidTokenTexts.ready)} – ${props.offering.name}`
      : texts.title(props.now.number, props.offering.name),
  sheets: ['ticket', 'token'],
};

function KeepSection({ qrImage, now: { number } }: TokenPageProps) {
  if (!qrImage || number === null) return null;
  return (
    <div className="keep">
      <h2>{texts.keep}</h2>
      <p>{texts.keepHow}</p>
      <QrFigure image={qrImage} label={texts.qrAlt(number)} />
    </div>
  );
}

function Facts({ kind, offering, doctor, now, bookedText, bookingId }: TokenPageProps) {
  const facts: [string, string][] = [
    [kind === 'doctor' ? texts.facts.clinic : texts.facts.branch, offering.name],
    ...(doctor ? [[texts.facts.doctor, doctor.name] as [string, string]] : []),
    [texts.facts.day, formatDay(now.day)],
    [texts.facts.booked, bookedText],
    [texts.facts.booking, bookingId],
  ];
  return <FactList facts={facts} />;
}
