/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const weekdayTexts = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
