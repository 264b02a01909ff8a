export const TELEVISION_REFUSALS = {
  manyPlaces: 'Please choose queues of at most 4 places for one board.',
  unknownCode: 'No television shows this code now. Please type the code that it shows at this moment.',
} as const;
