import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { GateMessage } from '#contract/gates/model.ts';
import { formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { Conflict } from './offline/conflicts.ts';
import type { ToRead } from './use-messages.ts';
import './messages.css';

/** One line, so that nothing covers a result or the camera; a tap opens the rest. */
export function MessagesSection({ toRead }: { toRead: ToRead }) {
  const { isOpen, open } = toRead;
  if (toRead.count === 0) return null;
  const urgent = toRead.messages.find((message) => message.urgent);
  const Icon = toRead.messages.length > 0 ? MessageSquare : TriangleAlert;
  return (
    <>
      <div role="status" className="gate-message">
        <button
          type="button"
          className="gate-line"
          data-urgent={urgent !== undefined}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <Icon aria-hidden size={20} />
          <span>{lineOf(toRead, urgent)}</span>
          <b>{isOpen ? say('gates.back') : say('gates.show')}</b>
        </button>
      </div>
      {isOpen && <All toRead={toRead} />}
    </>
  );
}

/** "1 message · 10 tickets came in twice: 25 people too many". An urgent message is shown itself. */
function lineOf({ messages, conflicts, others }: ToRead, urgent: GateMessage | undefined): string {
  const people = conflicts.reduce((sum, { above = 0 }) => sum + above, 0);
  const areTwice = conflicts.every(({ isTwice }) => isTwice);
  return [
    urgent
      ? say('gates.urgent', { text: urgent.text })
      : messages.length > 0 && say('gates.messages', { count: messages.length }),
    conflicts.length > 0 && conflictsWords(conflicts.length, people, areTwice),
    others > 0 && say('gates.otherAccountsShort', { count: others }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function All({ toRead: { messages, read, conflicts, note, others } }: { toRead: ToRead }) {
  return (
    <div className="gate-notices">
      {messages.map((message) => (
        <Message key={message.id} message={message} read={() => read(message.id)} />
      ))}
      {conflicts.length > 0 && <Conflicts found={conflicts} note={note} />}
      {others > 0 && <p>{say('gates.otherAccounts', { count: others })}</p>}
    </div>
  );
}

const Message = ({ message: { text, urgent, sentAt, sentBy }, read }: { message: GateMessage; read: () => void }) => (
  <section data-urgent={urgent}>
    <p>
      <b>{urgent ? say('gates.urgent', { text }) : text}</b>
      <span>
        {sentBy}, {formatTime(sentAt)}
      </span>
    </p>
    <Button variant="contained" onClick={read}>
      {say('gates.read')}
    </Button>
  </section>
);

const Conflicts = ({ found, note }: { found: readonly Conflict[]; note: () => void }) => (
  <section>
    <ul>
      {found.map(({ scanId, short, at, message }) => (
        <li key={scanId}>
          {short && <b>{shortCodeOf(short)}</b>} {formatInstant(new Date(at))}: {message}
        </li>
      ))}
    </ul>
    <Button variant="outlined" onClick={note}>
      {say('gates.noted')}
    </Button>
  </section>
);

function conflictsWords(count: number, people: number, areTwice: boolean): string {
  const what = areTwice ? say('gates.cameTwice', { count }) : say('gates.notGood', { count });
  return people > 0 ? say('gates.tooMany', { what, people }) : what;
}
