/** Texts of the board for whoever sets it up, in the language of the page; the room has its own (room-words.ts). */
export const boardTexts = {
  title: (place: string) => `Now serving – ${place}`,
  start: 'Start board',
  stop: 'Sound off',
  another: 'Another place',
  soundOn: 'Sound on',
  soundOff: 'Sound off – press any key',
  sound: 'Spoken languages',
  chimeOnly: (language: string) => `This device has no voice for ${language}; numbers are chimed.`,
  recorded: (languages: string) =>
    `This device has no voice for ${languages}: recorded words are played, spoken by a machine. Names of people are only shown.`,
  page: (at: number, of: number) => `${at} of ${of}`,
};
