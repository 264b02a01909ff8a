/** Our own line drawings on a grid of 24, so that a page carries only what it shows. */
const drawings = {
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.6v.2',
  warn: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.2',
  bad: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v6M12 16.3v.2',
  good: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.6',
  tick: 'M4 12.5l5 5L20 6.5',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.4 2',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7V14Z',
  calendar: 'M4 6h16v14H4V6ZM4 10.5h16M8 3.5V8M16 3.5V8',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.2 18.9L4 20Z',
};

export type IconName = keyof typeof drawings;

/** A drawing beside words; it says nothing of its own to a screen reader. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

/** The mark of Pravesh: a cusped gate with the door open. */
export function GateMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path fill="var(--marigold)" d="M3 32V15C3 7.6 9.5 6 17 1c7.5 5 14 6.6 14 14v17H3Z" />
      <path
        fill="var(--leaf)"
        d="M9 32V19c0-3 2-3 2.7-5.5C14.5 13.5 15.5 12 17 9.5c1.5 2.5 2.5 4 5.3 4C23 16 25 16 25 19v13H9Z"
      />
    </svg>
  );
}
