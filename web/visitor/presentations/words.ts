export const placeTexts = {
  about: 'About',
  gettingHere: 'Getting here',
  map: 'Show on map',
  rules: 'Rules',
  child: 'Who counts as a child',
  pictures: 'Pictures',
  picture: (at: number, name: string) => `Picture ${at} of ${name}`,
};
