import { MOST_PICTURES } from '#contract/presentations/model.ts';

export const presentationTexts = {
  lead: 'Shown on its booking page. What you leave empty is not shown.',
  fields: 'Pictures and words',
  pictures: 'Pictures',
  picturesHint: `The first one stands at the top of the page. At most ${MOST_PICTURES}; phones get small ones.`,
  pictureTexts: 'What each picture shows',
  pictureTextsHint:
    'Read out to people who cannot see it. Such as: A tiger beside the lake. Empty: they hear the number of the picture and the name of the place.',
  pictureText: (at: number) => `Picture ${at} shows`,
  about: 'About',
  aboutHint: 'Lines stay as you type them. Lines that begin with - become a list.',
  visitorRules: 'Rules',
  visitorRulesHint: 'What to bring, what to leave at home.',
  coordinates: 'Point on the map',
  coordinatesHint: 'Latitude and longitude, such as 17.3512, 78.4489. Empty: the map finds the address.',
  childMeans: 'Who counts as a child',
  childMeansHint: 'Such as: 3 to 12 years. Under 3 free.',
  kindNotes: 'A line of help for each ticket',
  boardNotice: 'Line on the display board',
  boardNoticeHint: 'Such as: The pharmacy is closed today. Televisions show it at once.',
  boardNoticeUntil: 'Show the line until',
  written: (count: number, all: number) => `${count} of ${all} written`,
  noteOf: (category: string) => `Below ${category}`,
};

export const brandTexts = {
  title: 'Logo, colour and languages',
  lead: 'Logo and colour stand at the top of the pages of all your places, and on your display boards.',
  logo: 'Logo',
  logoHint: 'It is shown 40 pixels high, on white.',
  colour: 'Colour',
  colourHint: 'Such as #0e4a3b. Empty: the green of Pravesh.',
  languages: 'Languages of your display boards',
  languagesHint: 'Boards show and speak them in this order. None: as people speak in your state.',
  languageNo: (at: number) => ['First language', 'Second language', 'Third language'][at] ?? '',
  noLanguage: 'None',
  pick: 'Pick a colour',
  sample: 'So it looks with words on it',
  darker: (typed: string, shown: string) =>
    `White words would be hard to read on ${typed}, by day and by night. Visitors see it darker: ${shown}.`,
  save: 'Save logo, colour and languages',
  saved: 'Saved. Visitors see it now.',
};
