/** Fixed texts of a calendar, apart from those that every page has. */
export const calendarTexts = { earlier: 'Earlier month', later: 'Later month' };
