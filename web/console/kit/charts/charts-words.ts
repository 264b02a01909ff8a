/** In their own file, so that list screens do not load them. */
export const chartTexts = {
  change: {
    same: 'As before',
    none: 'None before',
    more: (percent: number) => `${percent}% more`,
    less: (percent: number) => `${percent}% less`,
    times: (factor: number) => `${factor} times as much`,
    before: (figure: string) => `${figure} before`,
  },
  table: 'Table',
  chart: 'Chart',
  asTableOf: (title: string) => `${title}: show as a table`,
  asChartOf: (title: string) => `${title}: show as a chart`,
  share: 'Share',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
};
