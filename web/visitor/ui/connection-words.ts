/** These words say whether a page is up to date; the same on token pages and boards. */
export const connectionTexts = {
  live: 'Live',
  asOf: (time: string) => `As of ${time}`,
  asking: (time: string) => `As of ${time}. We look again every 15 seconds.`,
  lost: (time: string) => `Reconnecting… last update ${time}`,
  refresh: 'Refresh',
  /** Above a page that the phone had kept; the worker puts in the time. */
  kept: 'No network just now: as of {time}.',
};
