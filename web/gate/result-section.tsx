import CloudOff from 'lucide-react/icons/cloud-off';
import { countsOf, familyOf, partText, peopleIn } from '#contract/admissions/rules.ts';
import { categoryNamed } from '#contract/fees/rules.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { labelled, type ScanOutcome } from './outcome.ts';
import { codeOf, insideWords, movedBy, screenOf } from './screen.ts';
import './result.css';

/** "3 of 5 let in, 2 to come"; '' if the whole ticket came at once. */
function partsOf(outcome: ScanOutcome): string {
  const { result, left, lines = [], people } = outcome;
  if (result !== 'admitted' || !left || people === undefined || movedBy(outcome) === people) return '';
  return sayText(partText(people - peopleIn(countsOf(left), familyOf(countsOf(lines), people)), people));
}

interface ResultProps {
  outcome: ScanOutcome;
  again: () => void;
  letIn: () => void;
  /** People who have only just come in do go out. */
  goOut: () => void;
  /** They do not go out: from now on the gate lets people in. */
  turn: () => void;
  close: () => void;
}

export function ResultSection({ outcome, close, ...acts }: ResultProps) {
  const { tone, icon: Icon, title } = screenOf(outcome);
  const checkedHere = outcome.offline && tone !== 'open';
  return (
    <section
      className={`gate-result gate-${tone}${checkedHere ? ' offline' : ''}`}
      role="alert"
      data-result={outcome.result}
    >
      <div className="gate-verdict">
        <Icon aria-hidden className="gate-icon" strokeWidth={2.75} />
        <h2>{title}</h2>
      </div>
      {checkedHere && (
        <p className="gate-offline">
          <CloudOff aria-hidden size={20} />
          {say('gates.checkedOffline')}
        </p>
      )}
      <Details outcome={outcome} />
      <div className="gate-actions">
        <Acts outcome={outcome} {...acts} />
      </div>
      <div className="gate-next">
        <Button onClick={close}>{say('gates.next')}</Button>
      </div>
    </section>
  );
}

/** What staff may do instead of going on to the next ticket. */
function Acts({ outcome, again, letIn, goOut, turn }: Omit<ResultProps, 'close'>) {
  const { result, status, offline, people = 0 } = outcome;
  if (result === 'unpaid' && status !== 'refunded') return <Button onClick={again}>{say('gates.again')}</Button>;
  if (result === 'old_code') return <Button onClick={letIn}>{say('gates.letInOld', { people })}</Button>;
  if (result === 'just_in')
    return (
      <>
        <Button onClick={goOut}>{say('gates.goOut')}</Button>
        <Button onClick={turn}>{say('gates.turn')}</Button>
      </>
    );
  if (result !== 'unchecked') return null;
  return (
    <>
      <Button onClick={again}>{say('gates.again')}</Button>
      {offline && <Button onClick={letIn}>{say('gates.letInUnchecked')}</Button>}
    </>
  );
}

type Lines = NonNullable<ScanOutcome['lines']>;
const wordsOf = (lines: Lines): string => lines.map(({ label, quantity }) => `${quantity} ${label}`).join(', ');
const isThing = ({ category }: Lines[number]): boolean => categoryNamed(category)?.people === 0;

const TITLE_ONLY: readonly ScanOutcome['result'][] = ['admitted', 'let_out', 'too_early', 'too_late'];

function Details({ outcome }: { outcome: ScanOutcome }) {
  const { result, message, lines = [], people, visitDate, slot = null, slotUntil = null, used } = outcome;
  const shown = labelled(outcome.counts) ?? lines;
  const things = wordsOf(shown.filter(isThing));
  const who = wordsOf(shown.filter((line) => !isThing(line))) || (people ? say('tickets.people', { people }) : '');
  const facts = [
    partsOf(outcome),
    outcome.inside ? insideWords(outcome.inside) : '',
    visitDate && result !== 'wrong_date' && result !== 'already_scanned'
      ? [sayText(dayText(visitDate)), sayText(slotTextOf({ slot, slotUntil }) ?? '')].filter(Boolean).join(', ')
      : '',
    result === 'wrong_park' ? say('gates.whereTo') : '',
  ];
  return (
    <div className="gate-details">
      {used && <p className="gate-when">{used}</p>}
      {!TITLE_ONLY.includes(result) && <p className="gate-message">{message}</p>}
      {who && <p className="gate-people">{who}</p>}
      {things && <p className="gate-things">{things}</p>}
      {facts.filter(Boolean).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {outcome.code && <p className="gate-code">{codeOf(outcome)}</p>}
    </div>
  );
}
