import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#web/paths.ts';
import { enrolmentPageTexts as texts } from '#web/public/messages/enrolment.ts';
import { LinkButton } from '#web/public/ui/button.tsx';
import { Icon, type IconName } from '#web/public/ui/icon.tsx';
import { LivePart } from '#web/public/ui/live-part.tsx';
import { Notice } from '#web/public/ui/notice.tsx';
import { PageShell } from '#web/public/ui/page-shell.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';

/** `/coachingbooking/{batchId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function EnrolmentBookingPage(props: EnrolmentBookingProps) {
  const { batch, closed, help } = props;
  return (
    <PageShell venue={batch.name} help={help} narrow>
      <BatchFacts {...props} />
      {closed ? (
        <Closed closed={closed} />
      ) : (
        <LivePart>
          <EnrolmentForm {...props} />
        </LivePart>
      )}
    </PageShell>
  );
}

function BatchFacts({ batch, placesLeft, closed }: EnrolmentBookingProps) {
  const facts: [IconName, string][] = [
    ['calendar', batch.dates],
    ['clock', batch.hours],
    ['pin', [batch.centre, batch.location].filter(Boolean).join(', ')],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{batch.name}</b>
        <span className="num">{batch.fee === 0 ? texts.noFee : texts.fee(formatRupees(batch.fee))}</span>
        {placesLeft !== null && !closed && <span className="num">{texts.left(placesLeft)}</span>}
      </p>
      <p className="facts">
        {facts.map(([icon, words]) => (
          <span key={icon}>
            <Icon name={icon} size={18} />
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

const Closed = ({ closed }: { closed: NonNullable<EnrolmentBookingProps['closed']> }) => (
  <div className="stack">
    <Notice kind="warn" title={texts.closed[closed.kind]}>
      <p>{closed.message}</p>
    </Notice>
    <LinkButton href={paths.home} quiet>
      {texts.elsewhere}
    </LinkButton>
  </div>
);
