import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Deed, deedsOf, type Many, REMOVE } from './bulk-actions.ts';
import { ExportButton } from './export-button.tsx';
import { everythingOf } from './sheet.ts';
import { MOST_CHOSEN, type RowChoice } from './use-choice.ts';
import { type Run, useRun } from './use-run.ts';
import '#web/console/kit/styles/tables/choice-bar.css';

export interface ChosenRows<R extends Identified> {
  choice: RowChoice<R>;
  many: Many<R>;
  matching: { total: number; rows: () => readonly R[] | Promise<readonly R[]> };
  /** Title of the Excel file. */
  title: string;
  columns: readonly Column<R>[];
  shown: readonly R[];
  /** Deletion cannot be undone, because the records are access rights. */
  atOnce?: boolean | undefined;
}

/** Hidden while no row is chosen. */
export function ChoiceBar<R extends Identified>(props: ChosenRows<R>) {
  const { choice, many, atOnce } = props;
  const { run, start, removeSoon, stop, close } = useRun(many, choice);
  const [asked, ask] = useState<Deed<R> | null>(null);
  const asks = ({ id, ask: question }: Deed<R>) => question !== undefined || id === REMOVE;
  const begin = (deed: Deed<R>) => (asks(deed) ? ask(deed) : start(deed, choice.rows));
  const remove = (deed: Deed<R>) => (atOnce ? start : removeSoon)(deed, choice.rows);
  if (choice.rows.length === 0 && !run) return null;
  return (
    <section className="row between sheet choice-bar" aria-label={texts.region}>
      {run ? (
        <RunReport run={run} nameOf={choice.nameOf} again={(rows) => start(run.deed, rows)} stop={stop} close={close} />
      ) : (
        <Idle {...props} begin={begin} />
      )}
      {asked?.ask?.({
        rows: choice.rows.filter(asked.applies),
        count: many.count(choice.rows.filter(asked.applies).length),
        start: (deed) => start(deed, choice.rows),
        close: () => ask(null),
      })}
      {asked?.id === REMOVE && <RemoveQuestion {...props} remove={() => remove(asked)} close={() => ask(null)} />}
    </section>
  );
}

function Idle<R extends Identified>({ begin, ...chosen }: ChosenRows<R> & { begin: (deed: Deed<R>) => void }) {
  const { choice, many, title, columns } = chosen;
  const sheet = () => everythingOf(title.slice(0, 31), columns, choice.rows);
  return (
    <>
      <HowMany {...chosen} />
      <div className="row choice-deeds">
        {deedsOf(many).map((deed) => (
          <Button
            key={deed.id}
            color={deed.id === REMOVE ? 'error' : undefined}
            variant="outlined"
            startIcon={<deed.icon aria-hidden size={18} />}
            onClick={() => begin(deed)}
          >
            {deed.word}
          </Button>
        ))}
        <ExportButton sheet={sheet} file={`${fileNameOf(title)}.xlsx`} />
      </div>
    </>
  );
}

function HowMany<R extends Identified>({ choice, many, matching, shown }: ChosenRows<R>) {
  const { rows } = choice;
  const all = useBusyAction(async () => choice.set(await matching.rows(), true));
  const elsewhere = rows.length - shown.filter(({ id }) => choice.has(id)).length;
  const isFull = rows.length >= MOST_CHOSEN;
  return (
    <div className="row">
      <IconButton label={texts.clear} act={choice.clear}>
        <X size={20} />
      </IconButton>
      <p role="status">
        <strong>{texts.chosen(many.count(rows.length))}</strong>
        {elsewhere > 0 && <span> {texts.elsewhere(elsewhere)}</span>}
        {isFull && <span> {texts.most(MOST_CHOSEN)}</span>}
      </p>
      {rows.length < matching.total && !isFull && (
        <Button size="small" busy={all.busy} onClick={all.start}>
          {matching.total > MOST_CHOSEN ? texts.firstOf(MOST_CHOSEN, matching.total) : texts.all(matching.total)}
        </Button>
      )}
    </div>
  );
}

const NAMED = 5;

function RemoveQuestion<R extends Identified>(props: ChosenRows<R> & { remove: () => void; close: () => void }) {
  const { choice, many, atOnce, remove, close } = props;
  const { rows, nameOf } = choice;
  const names = rows.slice(0, NAMED).map(nameOf);
  return (
    <ConfirmActionDialog
      title={texts.removeTitle(many.count(rows.length))}
      text={
        <>
          <strong>{texts.names(names, rows.length - names.length)}</strong> {many.gone}{' '}
          {atOnce ? texts.forGood : uiTexts.undo.can}
        </>
      }
      word={texts.remove.word}
      color="error"
      act={async () => remove()}
      close={close}
    />
  );
}

interface ReportProps<R> {
  run: Run<R>;
  nameOf: (row: R) => string;
  again: (rows: readonly R[]) => void;
  stop: () => void;
  close: () => void;
}

function RunReport<R>({ run, nameOf, again, stop, close }: ReportProps<R>) {
  const { deed, count, outcome, going } = run;
  const { done, refused, left, broken } = outcome;
  if (going)
    return (
      <>
        <p className="row grow" role="status">
          {texts.progress(deed.doing, done.length + refused.length, count)}
          <progress aria-hidden="true" max={count} value={done.length + refused.length} />
        </p>
        {'each' in deed.act && (
          <Button variant="outlined" onClick={stop}>
            {texts.stop}
          </Button>
        )}
      </>
    );
  const rows = [...refused.map(({ thing }) => thing), ...left];
  return (
    <>
      <div className="grow run-report" role="alert">
        {refused.length > 0 && (
          <p>
            <strong>
              {done.length > 0 ? texts.notDone(refused.length, count, deed.verb) : texts.noneDone(deed.verb)}
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

const reasonsOf = <R,>({ outcome: { refused } }: Run<R>, nameOf: (row: R) => string) =>
  [...Map.groupBy(refused, ({ error }) => error.message)].map(
    ([reason, of]) => [reason, of.map(({ thing }) => nameOf(thing))] as const,
  );
