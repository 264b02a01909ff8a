import type { FoundPlaces } from '#contract/place-search/page.ts';

export const noPlaces: FoundPlaces = {
  today: '2027-01-04',
  search: { words: '', kind: null, town: '', near: '' },
  towns: [],
  places: [],
  count: 0,
  next: null,
};
