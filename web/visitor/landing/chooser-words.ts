/** Fixed texts of the visitor’s pages in a sign-in area. */

export const backToLogin = 'Back to login';

export const chooserTexts = {
  clinic: {
    title: 'See a doctor – Pravesh',
    heading: 'See a doctor',
    lead: 'Choose the clinic for which you want a token.',
    search: 'Search by the name or place of the clinic',
    none: 'No clinic takes bookings here yet. Please ask at the clinic’s own desk.',
  },
  exhibition: {
    title: 'Exhibitions and shows – Pravesh',
    heading: 'Exhibitions and shows',
    lead: 'Choose the show to which you are coming.',
    search: 'Search by the name or place of the show',
    none: 'No show takes bookings here just now. Please look in again soon.',
  },
  branch: {
    title: 'Meet your bank – Pravesh',
    heading: 'Meet your bank',
    lead: 'Choose the branch at which you want a turn.',
    search: 'Search by the name or code of the branch',
    none: 'No branch takes bookings here yet. Please ask at the branch’s own counter.',
  },
  find: 'Search',
  all: 'Show all',
  nothing: (search: string) => `Nothing matches “${search}”.`,
  more: 'There are more than these. Search to find the others.',
};
