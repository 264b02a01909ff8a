import type { GalleryIcon } from './drawn-icons-section.tsx';

const LETTERS: Record<string, string> = {
  rupee: '₹',
  'arrow-left': '←',
  'arrow-up': '↑',
  'arrow-right': '→',
  'arrow-down': '↓',
  'arrow-both': '↔',
  return: '↩',
  check: '✓',
  'check-heavy': '✔',
  cross: '✗',
  star: '★',
  'star-open': '☆',
  circle: '●',
  'circle-open': '○',
  square: '■',
  'square-open': '□',
  diamond: '◆',
  'triangle-up': '▲',
  'triangle-right': '▶',
  'triangle-down': '▼',
  plus: '+',
  minus: '−',
  times: '×',
  divide: '÷',
  equals: '=',
  infinity: '∞',
  degree: '°',
  percent: '%',
  number: '№',
  section: '§',
  dagger: '†',
  bullet: '•',
  ellipsis: '…',
  quote: '❝',
  heart: '♥',
  spade: '♠',
  club: '♣',
  note: '♪',
  sun: '☀',
  female: '♀',
  male: '♂',
};

/** Characters of the device's fonts, which scale with the text. */
export const fontIcons: readonly GalleryIcon[] = Object.entries(LETTERS).map(([name, letter]) => ({
  name,
  picture: (
    <span aria-hidden="true" className="letter">
      {letter}
    </span>
  ),
}));
