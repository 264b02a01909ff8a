/** A file of its own, because booking pages need none of them. */

export const download = 'M12 4v11M7 10.5l5 5 5-5M4 20h16';
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8';
export const print = 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7V14Z';
export const sun =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const chat = 'M4 20l1.3-4A8 8 0 1 1 8.2 18.9L4 20Z';
