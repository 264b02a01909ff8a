import type { Help } from '#contract/pages.ts';

/** How a visitor reaches people, the same on every page. */
export const HELP: Help = { email: 'help@pravesh.example', phone: null };
