import { counted, posterTexts } from '#web/console/kit/records/records-words.ts';

/** Texts from docs/product/ are verbatim, misspellings included. */

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
  switches: { coupons: 'Coupons', banner: 'Banner' },
  feeNames: { camera: 'Camera' } as Record<string, string>,
  yes: 'Yes',
  no: 'No',
  dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  imageSet: 'Image set',
  qr: 'QR-Code',
  qrOf: (name: string) => `Download QR-Code of ${name}`,
};
