import { clockWords as inHindi } from '#contract/kernel/dates/date-words.hi.ts';
import { clockWords as inTelugu } from '#contract/kernel/dates/date-words.te.ts';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import type { Minutes } from '#contract/queues/model.ts';

/** Words in each of the room's languages, whatever the page's language is. */
export interface RoomWords {
  serving: string;
  next: string;
  last: string;
  closed: string;
  paused: string;
  back: (time: string) => string;
  late: (minutes: number) => string;
  wait: (minutes: Minutes) => string;
  hours: (from: Time, to: Time) => string;
  /** "Counter 3", or a person's name unchanged. */
  station: (name: string) => string;
}

const range = ({ from, to }: Minutes): string => (from === 0 ? `≤ ${to}` : `${from}–${to}`);
type Time = string;

function between(word: string, told: typeof inHindi): RoomWords['hours'] {
  const say = (time: Time): string => told(Number(time.slice(0, 2)), time.slice(3));
  return (from, to) => `${word} ${say(from)}–${say(to)}`;
}
const counter = (word: string) => (name: string) => name.replace(/^Counter /, `${word} `);

export const ROOM_WORDS: Record<RoomLanguage, RoomWords> = {
  en: {
    serving: 'Now serving',
    next: 'Next',
    last: 'Called before',
    closed: 'No new tokens today',
    paused: 'Paused',
    back: (time) => `Back at ${time}`,
    late: (minutes) => `Running late by about ${minutes} min`,
    wait: (minutes) => `Wait ${range(minutes)} min`,
    hours: between('Open', (hours, minutes) => `${((hours + 11) % 12) + 1}:${minutes} ${hours < 12 ? 'am' : 'pm'}`),
    station: (name) => name,
  },
  hi: {
    serving: 'अभी चल रहा है',
    next: 'आगे',
    last: 'पहले बुलाए गए',
    closed: 'आज और टोकन नहीं मिलेंगे',
    paused: 'रुका हुआ',
    back: (time) => `${time} पर फिर शुरू`,
    late: (minutes) => `करीब ${minutes} मिनट देर`,
    wait: (minutes) => `इंतज़ार ${range(minutes)} मिनट`,
    hours: between('समय', inHindi),
    station: counter('काउंटर'),
  },
  te: {
    serving: 'ఇప్పుడు నడుస్తోంది',
    next: 'తర్వాత',
    last: 'ముందు పిలిచినవి',
    closed: 'ఈరోజు ఇక టోకెన్లు లేవు',
    paused: 'ఆగింది',
    back: (time) => `${time}కి మళ్ళీ మొదలు`,
    late: (minutes) => `సుమారు ${minutes} నిమిషాలు ఆలస్యం`,
    wait: (minutes) => `వేచి ఉండాలి ${range(minutes)} నిమి`,
    hours: between('సమయం', inTelugu),
    station: counter('కౌంటర్'),
  },
};

/** "13:05" becomes "1:05". */
export function wallTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${((Number(hours) + 11) % 12) + 1}:${minutes}`;
}
