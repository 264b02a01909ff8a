import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';

const named = new Intl.DisplayNames('en-IN', { type: 'language' });
const listed = new Intl.ListFormat('en-IN');

export const translationTexts = {
  title: `In ${listed.format(OTHER_LANGUAGES.map((code) => named.of(code) ?? code))}`,
  hint: 'So visitors read it in their language. What you leave empty, they read in English.',
  fields: {
    name: 'Name',
    specialization: 'Specialization',
    centre: 'Centre',
    location: 'Location',
    address: 'Address',
    about: 'About',
    visitorRules: 'Rules',
    childMeans: 'Who counts as a child',
  },
  pictureText: (at: number) => `Picture ${at} shows`,
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  noteOf: (category: string) => `Below ${category}`,
  save: 'Save these',
  saved: 'Saved. Visitors see it now.',
};
