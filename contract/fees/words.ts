/** A kind of ticket as visitors read it. Stored bookings and calls know it by its English label, whatever the page speaks. */
export const labelWords = (label: string): string => label;
