import { plainDigits, withoutInvisible } from '../typed-text.ts';

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2})(?:\.\d+)?)?\s*(a|p|noon|midnight)?\.?\s*(?:m\.?)?$/;
const WORDS: Record<string, string> = { noon: '12:00', midday: '12:00', midnight: '00:00' };

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (half === 'noon' || half === 'midnight') return hour === 12 ? (half === 'noon' ? 12 : 0) : null;
  // "18:30 pm" is accepted.
  if (hour > 12) return half === 'p' && hour <= 23 ? hour : null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Time as typed ("9:30", "9.30 am", "6 pm", "12 noon") as "09:30", to the nearest minute; null: no time. */
export function parseClock(text: string): string | null {
  const typed = plainDigits(withoutInvisible(text)).normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (typed in WORDS) return WORDS[typed] as string;
  const [, hours, minutes, seconds = '0', half] = TIME.exec(typed) ?? [];
  const hour = hours === undefined ? null : hourOf(Number(hours), half);
  // "9" alone may be a count.
  if (hour === null || (half === undefined && minutes === undefined)) return null;
  if (Number(minutes ?? 0) > 59 || Number(seconds) > 59) return null;
  const rounded = hour * 60 + Number(minutes ?? 0) + (Number(seconds) >= 30 ? 1 : 0);
  const minute = Math.min(rounded, 24 * 60 - 1);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
