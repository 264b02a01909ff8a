import type { ClosedOfferingProps } from '#contract/appointments/page.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { tokenPageTexts as texts } from './words.ts';

export function ClosedOfferingPage({ name, message, kept, findAt, help }: ClosedOfferingProps) {
  return (
    <PageShell venue={name} getQrHref={findAt ? paths.getQr(findAt) : undefined} help={help} narrow>
      <div className="stack">
        <h1>{texts.closed}</h1>
        <Notice kind="warn">
          <p>{message}</p>
          {kept && <p>{kept}</p>}
        </Notice>
        {findAt && <LinkButton href={paths.getQr(findAt)}>{texts.find}</LinkButton>}
        <LinkButton href={paths.home} quiet>
          {texts.elsewhere}
        </LinkButton>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<ClosedOfferingProps> = {
  Body: ClosedOfferingPage,
  title: ({ name }) => texts.closedTitle(name),
  sheets: ['prose'],
};
