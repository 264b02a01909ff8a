import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OFFERING_CLOSED: Translated<typeof english.OFFERING_CLOSED> = {
  message: (name) => `${name} புதிய பதிவுகளை ஏற்பதில்லை.`,
  kept: {
    park: 'ஏற்கெனவே பதிவான டிக்கெட்டுகள் செல்லும்.',
    clinic: 'ஏற்கெனவே பதிவான டோக்கன்கள் செல்லும்.',
    branch: 'ஏற்கெனவே பதிவான டோக்கன்கள் செல்லும்.',
    exhibition: 'ஏற்கெனவே பட்டியலில் உள்ள பெயர்கள் செல்லும்.',
    coaching: 'ஏற்கெனவே பதிவான இடங்கள் செல்லும்.',
  },
};
