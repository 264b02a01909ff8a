import { useEffect, useState } from 'preact/hooks';
import { formatTime } from '#contract/kernel/dates.ts';
import { boardTexts as texts } from './board-words.ts';

/** The server's time from here on, whatever this television thinks it is; `at` is what the server said just now. */
export function serverClock(at: string): () => Date {
  const ahead = Date.parse(at) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/** Shows where this is, and what time it is in Kolkata. */
export function BoardHeadSection({ name, at }: { name: string; at: string }) {
  return (
    <header>
      <h1>{name}</h1>
      <p className="what">{texts.serving}</p>
      <Clock at={at} />
    </header>
  );
}

function Clock({ at }: { at: string }) {
  const [time, setTime] = useState(() => formatTime(new Date(at)));
  useEffect(() => {
    const now = serverClock(at);
    const timer = setInterval(() => setTime(formatTime(now())), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return <p className="clock num">{time}</p>;
}
