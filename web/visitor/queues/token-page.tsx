import { dayText } from '#contract/kernel/dates/texts.ts';
import type { TokenPageProps } from '#contract/queues/page.ts';
import { paths, tokenPaths } from '#web/shared/paths.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { headingWords } from '#web/visitor/payment-state.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { PlaceLink } from '#web/visitor/ui/place-link.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { LiveTokenSection } from './live-token-section.tsx';

export function TokenPage(props: TokenPageProps) {
  const { kind, offering, help, keep } = props;
  return (
    <PageShell venue={offering.name} getQrHref={paths.getQr(offering.id)} help={help} narrow kept={keep !== null}>
      <LivePart>
        <LiveTokenSection {...props} />
      </LivePart>
      <Card className="stack next">
        <SlipSection {...props} />
      </Card>
      <section className="next noprint">
        <Button variant="outlined" href={tokenPaths[kind].book(offering.id, offering.name)}>
          {say('queues.bookAnother')}
        </Button>
      </section>
    </PageShell>
  );
}

export const page: PageFacts<TokenPageProps> = {
  Body: TokenPage,
  title: (props) =>
    props.now.number === null
      ? `${headingWords(props, say('queues.yours'))} – ${props.offering.name}`
      : say('queues.title', { number: props.now.number, place: props.offering.name }),
  sheets: ['ticket', 'token'],
};

function SlipSection(props: TokenPageProps) {
  const { keep, now, status, receipt, message } = props;
  return (
    <>
      <Facts {...props} />
      {receipt.total > 0 && (
        <>
          <h2>{keep && status === 'paid' ? say('queues.receipt') : say('queues.fee')}</h2>
          <ReceiptTable receipt={receipt} />
        </>
      )}
      {keep && message && <p>{message}</p>}
      {keep && now.number !== null && (
        <div className="keep">
          <h2 className="noprint">{say('queues.keepPage')}</h2>
          <p className="noprint">{say('queues.keepHow')}</p>
          <QrFigure
            image={keep.image}
            label={say('queues.qrAlt', { number: now.number })}
            caption={say('bookings.code', { code: keep.shortCode })}
          />
        </div>
      )}
    </>
  );
}

function Facts({ kind, offering, personName, now, keep, paidText, bookedText, bookingId }: TokenPageProps) {
  return (
    <FactList
      className="data"
      facts={[
        [kind === 'doctor' ? say('queues.factPatient') : say('bookings.factName'), personName],
        [kind === 'doctor' ? say('queues.factClinic') : say('queues.factBranch'), offering.name],
        [say('bookings.factWhere'), offering.address && <PlaceLink {...offering} />],
        [say('queues.factDay'), sayText(dayText(now.day))],
        [say('queues.factPaid'), keep && paidText],
        [say('bookings.factBooked'), bookedText],
        [say('bookings.factNumber'), bookingId],
      ]}
    />
  );
}
