import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { GateMessage } from '#contract/gates/model.ts';
import { formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import type { Conflict } from './offline/conflicts.ts';
import type { ToRead } from './use-messages.ts';
import { messageTexts as texts } from './words.ts';
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
          <b>{isOpen ? texts.back : texts.show}</b>
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
    urgent ? texts.urgent(urgent.text) : messages.length > 0 && texts.messages(messages.length),
    conflicts.length > 0 && texts.conflicts(conflicts.length, people, areTwice),
    others > 0 && texts.othersShort(others),
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
      {others > 0 && <p>{texts.others(others)}</p>}
    </div>
  );
}

const Message = ({ message: { text, urgent, sentAt, sentBy }, read }: { message: GateMessage; read: () => void }) => (
  <section data-urgent={urgent}>
    <p>
      <b>{urgent ? texts.urgent(text) : text}</b>
      <span>
        {sentBy}, {formatTime(sentAt)}
      </span>
    </p>
    <Button variant="contained" onClick={read}>
      {texts.read}
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
      {texts.noted}
    </Button>
  </section>
);
