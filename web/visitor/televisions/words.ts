export const televisionTexts = {
  title: 'Show a queue on this screen',
  code: 'Code of this screen',
  noCode: '··· ···',
  open: 'On a phone or computer sign in to Pravesh and open the queue of today.',
  type: 'At Display board type this code, and press Show on the television.',
  again: 'This screen then shows the queue, also when it is switched on again. A new code comes every ten minutes.',
  waiting: 'Waiting for the internet. The code comes by itself.',
};
