import type { ProblemProps } from '#contract/kernel/pages.ts';
import { paths } from '#web/shared/paths.ts';
import { problemWords, problemTexts as texts } from '#web/shared/words/static-pages.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { Button, LinkButton } from '#web/visitor/ui/button.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

/** A failure of ours. The first fear is for the money, so that is answered first; then a way on. */
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

/** No button where only the browser still has the form: a link would lose it. */
function TryAgain({ again }: Pick<ProblemProps, 'again'>) {
  if (again === 'reload') return null;
  return typeof again === 'object' ? <SendAgain {...again} /> : <LinkButton href="?">{texts.again}</LinkButton>;
}

/** The very form that met the failure: one press, and nothing has to be typed again. */
const SendAgain = ({ action, fields }: Extract<ProblemProps['again'], object>) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit">{texts.again}</Button>
  </form>
);
