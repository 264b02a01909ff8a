/** Fixed texts of the board, what it shows and what it says. */
export const boardTexts = {
  title: (place: string) => `Now serving – ${place}`,
  serving: 'Now serving',
  nothing: '–',
  next: 'Next',
  closed: 'No new tokens today',
  paused: 'Paused',
  late: (minutes: string) => `Running late by about ${minutes}`,
  start: 'Start board',
  stop: 'Sound off',
  another: 'Another place',
  soundOn: 'Sound on',
  soundOff: 'Sound off – press any key',
  sound: 'Spoken languages',
  chimeOnly: (language: string) => `This device has no voice for ${language}; numbers are chimed.`,
  inEnglish: (language: string) => `This device has no voice for ${language}; it is said in English.`,
  page: (at: number, of: number) => `${at} of ${of}`,
};

/** The name of a station: "Counter 3", or a person's. */
export const stationWords = (name: string): string => name;
