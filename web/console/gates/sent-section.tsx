import type { SentMessage, WatchedGate } from '#contract/gates/model.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { gateTexts as texts } from './words.ts';

interface SentProps {
  messages: readonly SentMessage[];
  gates: readonly WatchedGate[];
}

export function SentSection({ messages: [last, ...others], gates }: SentProps) {
  if (!last) return null;
  return (
    <section aria-label={texts.sentHead}>
      <SentMessageLine message={last} gates={gates} />
      {others.length > 0 && (
        <details>
          <summary>{texts.earlier(others.length)}</summary>
          {others.map((message) => (
            <SentMessageLine key={message.id} message={message} gates={gates} />
          ))}
        </details>
      )}
    </section>
  );
}

const SentMessageLine = ({ message, gates }: { message: SentMessage; gates: SentProps['gates'] }) => (
  <p>
    <b>{message.urgent ? texts.urgentText(message.text) : message.text}</b>{' '}
    <small>
      {formatTime(message.sentAt)}, {addressee(message, gates)}.{' '}
      {message.seen.length > 0 ? texts.seenBy(message.seen.map(({ by }) => by).join(', ')) : texts.unseen}
    </small>
  </p>
);

function addressee({ device, parkId }: Pick<SentMessage, 'device' | 'parkId'>, gates: SentProps['gates']): string {
  if (device) return gates.find((gate) => gate.device === device)?.gate ?? texts.one;
  return (parkId && gates.find((gate) => gate.parkId === parkId)?.parkName) || texts.all;
}
