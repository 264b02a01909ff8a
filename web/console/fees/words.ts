/** Fixed texts of the table of a park's fees. */
export const feeTexts = {
  caption: 'What visitors can buy, and for how much',
  kind: 'Kind of ticket',
  fee: 'Fee',
  feeOf: (category: string) => `${category} fee`,
  notSold: 'not sold',
  add: 'Add a kind of ticket',
  others: 'Kinds of tickets that are not sold',
};
