export const admissionTexts = {
  of: (most: number) => `of ${most}`,
  gates: 'At the gates today',
  head: 'Park',
  insideHead: 'Inside now',
  admittedHead: 'Let in',
  byHandHead: 'By hand',
  undoneHead: 'Taken back',
  handled: 'Let in by hand and taken back',
  what: {
    by_hand: (people: number) => `Let in ${people} by hand`,
    undone: (people: number) => `Taken back: ${people}`,
  },
  by: (name: string) => (name ? `by ${name}` : ''),
};
