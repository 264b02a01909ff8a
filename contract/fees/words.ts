/** The English label identifies a category in stored bookings and calls, whatever the language of the page. */
export const labelWords = (label: string): string => label;
