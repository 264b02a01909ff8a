export const PRESENTATION_REFUSALS = {
  manyPictures: (most: number) => `Please show at most ${most} pictures.`,
  notKept: 'Please upload this picture here again. It is not among the pictures that you keep.',
  coordinates: 'Please enter latitude and longitude as maps show them, such as 17.3512, 78.4489.',
  colour: 'Please choose a colour, such as #0e4a3b.',
} as const;
