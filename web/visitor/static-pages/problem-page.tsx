import type { ProblemProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { problemWords, problemTexts as texts } from '#web/shared/words/static-pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { Button, LinkButton } from '#web/visitor/ui/button.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

/** Reassures about money first, because that is the first fear. */
export function ProblemPage({ status, message, requestId, retryAfter, again, help }: ProblemProps) {
  const words = problemWords(status);
  return (
    <PageShell help={help}>
      <div className="lost">
        <h1>{words.heading}</h1>
        <p>{message ?? words.text}</p>
        {retryAfter !== undefined && <p>{(again === 'itself' ? texts.byItself : texts.when)(retryAfter)}</p>}
        {typeof again === 'object' && <p>{texts.kept}</p>}
        {again !== 'reload' && (
          <Notice>
            <p>{texts.money}</p>
          </Notice>
        )}
        <div className="row">
          <TryAgain again={again} />
          <LinkButton href={paths.home} quiet>
            {texts.home}
          </LinkButton>
        </div>
        <p className="small muted">
          {texts.reference} <code>{requestId}</code>
        </p>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<ProblemProps> = {
  Body: ProblemPage,
  title: ({ status }) => problemWords(status).title,
  sheets: ['prose'],
};

/** No button if only the browser has the form, which a link would lose. */
function TryAgain({ again }: Pick<ProblemProps, 'again'>) {
  if (again === 'reload') return null;
  return typeof again === 'object' ? <SendAgain {...again} /> : <LinkButton href="?">{texts.again}</LinkButton>;
}

/** Resends the failed form as it was. */
const SendAgain = ({ action, fields }: Extract<ProblemProps['again'], object>) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit">{texts.again}</Button>
  </form>
);
