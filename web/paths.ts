/** Every address of the visitor's pages. Ids are opaque and safe in a path; names are not. */
export const paths = {
  home: '/home',
  ticketBooking: (parkId: string, parkName?: string) => withName(`/ticketbooking/${parkId}`, parkName),
  paymentStatus: (bookingId: string, parkId: string) => `/paymentstatus/${bookingId}/${parkId}`,
  getQr: (parkId: string) => `/getqr/${parkId}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  refundPolicy: '/refund-policy',
};

/** Where the landing page's choosers send `?id=`; the server answers with the booking page of that id. */
export const choosers = { park: '/ticketbooking', clinic: '/doctorbooking', branch: '/loanbooking' };

/** The API calls that the visitor's pages make themselves. */
export const calls = {
  addTicketBooking: '/api/ticketbooking/add',
  startCardPayment: '/api/ticketbooking/ccav/payment',
  startWalletPayment: '/api/ticketbooking/paytm/payment',
  applyCoupon: '/api/coupon/public/apply',
  ticketQr: '/api/ticketbooking/getqrcodebystatus',
  ticketQrByMobile: '/api/ticketbooking/getqrcodebymobile',
};

function withName(path: string, name: string | undefined): string {
  return name ? `${path}/${encodeURIComponent(name.trim().toLowerCase())}` : path;
}
