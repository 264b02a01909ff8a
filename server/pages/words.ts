/** A time of day for people: "13:05", as forms store it, becomes "1:05 pm". */
export const clock12 = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};
