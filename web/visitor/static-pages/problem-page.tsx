import { aboutText } from '#contract/kernel/dates/texts.ts';
import type { ProblemProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

const isBusy = (status: number): boolean => status === 503 || status === 429;

/** Reassures about money first, because that is the first fear. */
export function ProblemPage({ status, message, requestId, retryAfter, again, help }: ProblemProps) {
  const busy = isBusy(status);
  return (
    <PageShell help={help}>
      <div className="lost">
        <h1>{say(busy ? 'static-pages.busyHeading' : 'static-pages.brokenHeading')}</h1>
        <p>{message ?? say(busy ? 'static-pages.busyText' : 'static-pages.brokenText')}</p>
        {retryAfter !== undefined && (
          <p>
            {say(again === 'itself' ? 'static-pages.byItself' : 'static-pages.when', { wait: aboutText(retryAfter) })}
          </p>
        )}
        {typeof again === 'object' && <p>{say('static-pages.kept')}</p>}
        {again !== 'reload' && (
          <Notice>
            <p>{say('static-pages.money')}</p>
          </Notice>
        )}
        <div className="row">
          <TryAgain again={again} />
          <Button variant="outlined" href={paths.home}>
            {say('static-pages.home')}
          </Button>
        </div>
        <p className="small muted">
          {say('static-pages.reference')} <code>{requestId}</code>
        </p>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<ProblemProps> = {
  Body: ProblemPage,
  title: ({ status }) => say(isBusy(status) ? 'static-pages.busyTitle' : 'static-pages.brokenTitle'),
  sheets: ['prose'],
};

/** No button if only the browser has the form, which a link would lose. */
function TryAgain({ again }: Pick<ProblemProps, 'again'>) {
  if (again === 'reload') return null;
  return typeof again === 'object' ? (
    <SendAgain {...again} />
  ) : (
    <Button variant="contained" href="?">
      {say('static-pages.again')}
    </Button>
  );
}

/** Resends the failed form as it was. */
const SendAgain = ({ action, fields }: Extract<ProblemProps['again'], object>) => (
  <form method="post" action={action}>
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="contained">
      {say('static-pages.again')}
    </Button>
  </form>
);
