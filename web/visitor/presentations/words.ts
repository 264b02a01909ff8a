/** Fixed texts around what an owner says of a place; the texts themselves are the owner's. */

export const placeTexts = {
  about: 'About',
  gettingHere: 'Getting here',
  map: 'Show on map',
  rules: 'Rules',
  child: 'Who counts as a child',
  pictures: 'Pictures',
  picture: (at: number, name: string) => `Picture ${at} of ${name}`,
};
