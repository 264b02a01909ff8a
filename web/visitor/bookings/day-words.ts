/** Fixed texts of the choice of a day, which comes after the first file of its page. */
export const dayChoiceTexts = {
  visit: 'When are you coming?',
  visitHint: 'Ticket valid for that day only',
  calendarHint: (label: string) => `Ticket valid for that day only. Prices are for one ${label}.`,
  pricesOf: (name: string) => `Prices of this day: ${name}`,
  closed: 'Closed',
  left: (places: number) => `${places} left`,
  soldOut: 'Sold out',
  time: 'What time are you coming?',
  timeHint: 'Please come in during this time.',
  full: 'Full',
  laterDates: 'You can book one of these dates.',
  today: 'Today',
  free: 'Free',
};
