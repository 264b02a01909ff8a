/** Fixed texts of the console for what is done with many records at once. */

const number = (count: number) => count.toLocaleString('en-IN');

export const manyTexts = {
  region: 'What you have chosen',
  chosen: (count: string) => `${count} chosen`,
  elsewhere: (count: number) => `${number(count)} of them on other pages`,
  all: (count: number) => `All ${number(count)} that match`,
  firstOf: (most: number, count: number) => `The first ${number(most)} of ${number(count)} that match`,
  most: (most: number) => `At most ${number(most)} at a time.`,
  clear: 'Choose none',
  activate: 'Activate',
  deactivate: 'Deactivate',
  remove: 'Remove',
  stop: 'Stop',
  undo: 'Undo',
  close: 'Close',
  again: 'Try these again',
  goOn: 'Go on',
  activating: 'Activating',
  deactivating: 'Deactivating',
  removing: 'Removing',
  progress: (doing: string, done: number, count: number) => `${doing}: ${number(done)} of ${number(count)}`,
  activated: (count: string) => `Active now: ${count}.`,
  deactivated: (count: string) => `Inactive now: ${count}.`,
  soon: (count: string, isOne: boolean) => `${count} ${isOne ? 'is' : 'are'} going to be removed.`,
  removed: (count: string) => `Removed: ${count}.`,
  nothingToDo: 'They are so already.',
  notDone: (failed: number, count: number, verb: string) =>
    `${number(failed)} of ${number(count)} could not be ${verb}. The others are.`,
  noneDone: (verb: string) => `None of them could be ${verb}.`,
  verbs: { activate: 'activated', deactivate: 'deactivated', remove: 'removed' },
  left: (left: number, count: number) => `${number(left)} of ${number(count)} are left as they were.`,
  removeTitle: (count: string) => `Remove ${count}?`,
  names: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${number(more)} more.` : `${names.join(', ')}.`,
  forGood: 'There is no Undo for several at once.',
};
