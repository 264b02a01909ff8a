export const statusTexts = {
  status: 'Status',
  active: 'Active',
  inactive: 'In Active',
  statusOf: (name: string) => `${name} is active`,
  statusChanged: 'Status Updated Successfully.',
};

export const qrTexts = {
  qr: 'QR code',
  qrOf: (name: string) => `Download QR code of ${name}`,
};

export const posterTexts = {
  poster: 'Poster',
  posterOf: (name: string) => `Download Poster of ${name}`,
  making: 'The poster is being made. It downloads in a moment.',
};

export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

export const OFFERING_GONE =
  'Only what nobody has booked is removed. What somebody has booked stays as it is: delete that by itself, and it is closed.';
