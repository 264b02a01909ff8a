import { beforeEach, expect, test, vi } from 'vitest';
import { announcer, LATEST_MS } from './announcer.ts';

const SAID_MS = 3500;
const TAGS = ['te-IN', 'hi-IN', 'en-IN'];

interface Heard {
  text: string;
  tag: string;
  at: number;
}

/** The voices of a device, which say a sentence in three and a half seconds; `heard` is what they began to say. */
let heard: Heard[];
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  heard = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => TAGS.map((lang) => ({ lang, localService: true })),
    speak: ({ text, lang, onend }: SpeechSynthesisUtterance & { onend: () => void }) => {
      heard.push({ text, tag: lang, at: Date.now() });
      setTimeout(onend, SAID_MS);
    },
  });
});

/** Calls a number each so many milliseconds, in three languages; it is served for a minute. */
async function call(count: number, everyMs: number): Promise<void> {
  const voice = announcer();
  for (let number = 0; number < count; number += 1) {
    const from = Date.now();
    voice.announce(
      () => TAGS.map((tag) => ({ tag, text: String(number) })),
      () => Date.now() - from < 60_000,
    );
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  voice.stop();
}

const tagsOf = (number: number) => heard.filter(({ text }) => text === String(number)).map(({ tag }) => tag);

test('a call that has the room for itself is said in every language in the order of the room, and once more', async () => {
  await call(1, 0);
  expect(tagsOf(0)).toEqual([...TAGS, ...TAGS]);
});

test('six counters that call every eight seconds for an hour are never heard more than twenty seconds late', async () => {
  const [count, everyMs] = [450, 8000];
  await call(count, everyMs);
  const firsts = Array.from({ length: count }, (_, number) => heard.find(({ text }) => text === String(number)));
  expect(firsts.filter((first) => first?.tag !== 'te-IN')).toEqual([]);
  // A repeat is due ten seconds after its call.
  const lateness = heard.map(({ text, tag, at }, nth) => {
    const isRepeat = heard.slice(0, nth).some((before) => before.text === text && before.tag === tag);
    return at - Number(text) * everyMs - (isRepeat ? 10_000 : 0);
  });
  expect(Math.max(...lateness)).toBeLessThanOrEqual(LATEST_MS);
  // There is no time for three.
  expect(heard.length / count).toBeGreaterThan(1.9);
});

test('where six call at once each is said in the first language, or not at all when twenty seconds are over', async () => {
  await call(6, 0);
  expect(heard.map(({ text, tag, at }) => [text, tag, at <= LATEST_MS])).toEqual(
    expect.arrayContaining([0, 1, 2, 3, 4, 5].map((number) => [String(number), 'te-IN', true])),
  );
  expect(heard.filter(({ text }) => Number(text) < 5).map(({ tag }) => tag)).not.toContain('en-IN');
});
