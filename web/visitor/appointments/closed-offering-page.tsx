import type { ClosedOfferingProps } from '#contract/appointments/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

export function ClosedOfferingPage({ name, message, kept, findAt, help }: ClosedOfferingProps) {
  return (
    <PageShell venue={name} getQrHref={findAt ? paths.getQr(findAt) : undefined} help={help} narrow>
      <div className="stack">
        <h1>{say('appointments.bookingClosed')}</h1>
        <Notice kind="warn">
          <p>{message}</p>
          {kept && <p>{kept}</p>}
        </Notice>
        {findAt && (
          <Button variant="contained" href={paths.getQr(findAt)}>
            {say('appointments.findBooking')}
          </Button>
        )}
        <Button variant="outlined" href={paths.home}>
          {say('appointments.otherPlaces')}
        </Button>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<ClosedOfferingProps> = {
  Body: ClosedOfferingPage,
  title: ({ name }) => say('appointments.closedTitle', { name }),
  sheets: ['prose'],
};
