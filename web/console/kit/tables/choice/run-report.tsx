import { Button } from '#web/console/kit/parts/button.tsx';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import type { Run } from './run.ts';

interface ReportProps<R> {
  run: Run<R>;
  nameOf: (row: R) => string;
  again: (rows: readonly R[]) => void;
  stop: () => void;
  close: () => void;
}

/** Says how far a deed is; once it is over, what was not done, and why. */
export function RunReport<R>({ run, nameOf, again, stop, close }: ReportProps<R>) {
  const { deed, count, outcome, going } = run;
  const { done, refused, left, broken } = outcome;
  if (going)
    return (
      <>
        <p className="row run-progress" role="status">
          {texts.progress(deed.doing, done.length + refused.length, count)}
          <progress aria-hidden="true" max={count} value={done.length + refused.length} />
        </p>
        <Button variant="outlined" onClick={stop}>
          {texts.stop}
        </Button>
      </>
    );
  const rows = [...refused.map(({ thing }) => thing), ...left];
  return (
    <>
      <div className="run-report" role="alert">
        {refused.length > 0 && (
          <p>
            <strong>
              {done.length > 0
                ? texts.notDone(refused.length, count, texts.verbs[deed.id])
                : texts.noneDone(texts.verbs[deed.id])}
            </strong>
          </p>
        )}
        <ul>
          {reasonsOf(run, nameOf).map(([reason, names]) => (
            <li key={reason}>
              <b>{names.join(', ')}</b>: {reason}
            </li>
          ))}
        </ul>
        {left.length > 0 && (
          <p>
            {broken?.message} {texts.left(left.length, count)}
          </p>
        )}
      </div>
      <div className="row choice-deeds">
        <Button variant="outlined" onClick={() => again(rows)}>
          {refused.length > 0 ? texts.again : texts.goOn}
        </Button>
        <Button onClick={close}>{texts.close}</Button>
      </div>
    </>
  );
}

/** Says why, in the server's words, and of which rows. */
const reasonsOf = <R,>({ outcome: { refused } }: Run<R>, nameOf: (row: R) => string) =>
  [...Map.groupBy(refused, ({ error }) => error.message)].map(
    ([reason, of]) => [reason, of.map(({ thing }) => nameOf(thing))] as const,
  );
