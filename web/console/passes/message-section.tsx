import { useEffect } from 'react';
import type { GateMessage } from '#contract/gates/model.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { signal } from '#web/console/platform/scanning/signals.ts';

interface MessageProps {
  message: GateMessage;
  read: () => void;
}

const AGAIN_MS = 10_000;

/** The supervisor's words at this gate, heard every ten seconds until somebody has read them; another message is another section. */
export function MessageSection({ message: { text, sentAt, sentBy }, read }: MessageProps) {
  useEffect(() => {
    const sound = () => signal('open');
    sound();
    const timer = setInterval(sound, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="gate-notice" role="alert">
      <p>
        <b>{text}</b>
        <span>
          {sentBy}, {formatTime(sentAt)}
        </span>
      </p>
      <Button variant="contained" onClick={read}>
        I have read this
      </Button>
    </section>
  );
}
