/** Texts of docs/product/ are exact, misspellings included. */

export const imageTexts = {
  choose: 'Choose a picture',
  chooseMore: 'Choose pictures',
  drop: 'or drop it here. JPEG, PNG or WebP, up to 5 MB.',
  address: 'Or the web address of a picture',
  add: 'Add',
  wrongType: 'Please choose a JPEG, PNG or WebP picture.',
  tooLarge: 'Please choose a file of at most 5 MB.',
  nothing: 'Please select image to upload',
  pictureOf: (at: number) => `Picture ${at}`,
  remove: (at: number) => `Remove picture ${at}`,
  first: (at: number) => `Show picture ${at} first`,
  noPicture: 'There is no picture at this address.',
  sending: (name: string) => `${name} is being sent`,
  sent: (name: string) => `${name} is added.`,
  removed: 'The picture is removed.',
  stop: (name: string) => `Stop sending ${name}`,
  again: 'Try again',
  forget: (name: string) => `Forget ${name}`,
};
