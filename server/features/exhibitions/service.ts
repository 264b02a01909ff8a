import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Exhibition, ExhibitionFields } from '#contract/exhibitions/model.ts';
import type { Deps } from '#server/deps.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { recordById } from '#server/platform/resource.ts';
import { visitorScope, withScope } from '#server/platform/scope.ts';
import { exhibitionResource } from './repository.ts';

export const exhibitions: Records<Exhibition, ExhibitionFields> = {
  resource: exhibitionResource,
  thing: 'show',
  form: exhibitionsApi.add.body,
  ownerOf: ownedByKind('exhibition', 'show'),
};

/** A show as visitors book it; null when there is none, or its organisation is switched off. */
export const exhibitionForBooking = (deps: Deps, id: string): Promise<Exhibition | null> =>
  withScope(deps.db, visitorScope, (tx) => recordById(tx, exhibitionResource, false, null, id));
