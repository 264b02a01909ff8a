export const calendarTexts = { earlier: 'Earlier month', later: 'Later month' };
