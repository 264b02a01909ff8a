import type { Exhibition, ExhibitionFields } from '#contract/exhibitions/model.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { exhibitionResource } from './repository.ts';

const words = { one: 'show', many: 'shows' };

export const exhibitions: Records<Exhibition, ExhibitionFields> = {
  resource: exhibitionResource,
  words,
  ownerOf: ownedByKind('exhibition', { ...words, group: 'shows' }),
};
