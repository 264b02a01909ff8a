/** Texts from docs/product/ are verbatim. */

export const visitorReportTexts = {
  title: 'Exhibition visitor report',
  lead: 'Everybody who put their name down, by the day on which they did.',
  filters: 'Which visitors to show',
  show: 'Select Show',
  showOn: (name: string, day: string) => `${name}, ${day}`,
  noShows: 'Add a show first: then its visitors are listed here.',
  toShows: 'Shows',
  caption: 'Visitors found',
  personName: 'Visitor Name',
  mobile: 'Mobile',
  date: 'Date',
  sheet: 'Visitors',
  file: (name: string, from: string, to: string) => `${name}-${from}-to-${to}.xlsx`,
};
