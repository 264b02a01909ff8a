import { counted } from '#web/console/kit/records/records-words.ts';

/** Texts from docs/product/ are verbatim, misspellings included. */

export const advertisementTexts = {
  count: counted('advertisement', 'advertisements'),
  gone: 'Visitors no longer see them.',
  title: 'Advertisement',
  lead: 'Sponsored cards on the pages of a park: where visitors book, and where they get their QR code.',
  add: 'Add Advertisement',
  nameless: (park: string) => `the card of ${park}`,
  caption: 'Your advertisements',
  teach: 'An advertisement is a card on your booking or ticket pages, for a café, say, or the next event.',
  added: 'advertisement Added Successfully.',
  updated: 'Advertisement Updated Successfully.',
  name: 'Advertisement Name',
  nameColumn: 'Name',
  images: 'Images',
  imagesHint: 'The first one is shown on the card.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  park: 'Park',
  choosePark: 'Choose a park',
  where: 'Page',
  chooseWhere: 'Choose a page',
  placements: { 'get-qr': 'Get QR-Code Page', booking: 'Booking Page' },
  startsOn: 'Start Date',
  endsOn: 'End Date',
  datesHint: 'Without a date it shows from now on, or for ever.',
  url: 'Link',
  open: 'Open',
  openUrl: (host: string) => `Open ${host}`,
  urlHint: 'Where “Shop Now” leads. Without one there is no button.',
  description: 'Description',
};
