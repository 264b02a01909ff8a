import { counted, posterTexts } from '#web/console/kit/records/records-words.ts';

/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const parkTexts = {
  ...posterTexts,
  count: counted('park', 'parks'),
  many: 'parks',
  title: 'Park',
  add: 'Add Park',
  caption: 'Your parks',
  none: 'No park data available',
  teach:
    'A park is where visitors buy entry tickets. Add one with its prices, and its booking page and QR code are ready.',
  added: 'Park Added Successfully.',
  updated: 'Park Updated Successfully.',
  columns: {
    name: 'Park Name',
    location: 'Location',
    fees: 'Fees',
    feeOf: (category: string) => `${category} Fee`,
    merchantId: 'MID',
    switches: 'Switched on',
    coupons: 'Coupon Enabled',
    customDates: 'Custom Booking Dates',
    banner: 'Home Banner',
    qr: 'QR-Code download',
    qrName: 'QR Name',
  },
  /** The column that says in short what Coupon Enabled and Home Banner say. */
  switches: { coupons: 'Coupons', banner: 'Banner' },
  /** Labels of categories in the columns, where the product words them otherwise. */
  feeNames: { camera: 'Camera' } as Record<string, string>,
  yes: 'Yes',
  no: 'No',
  dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  imageSet: 'Image set',
  qr: 'QR-Code',
  qrOf: (name: string) => `Download QR-Code of ${name}`,
};
