import { imagePath } from '#contract/images/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import {
  type BrandChanges,
  EMPTY_PRESENTATION,
  type Presentation,
  type PresentationChanges,
  type StoredBrand,
  type StoredPresentation,
} from '#contract/presentations/model.ts';
import type { Deps } from '#server/deps.ts';
import { holdPictures } from '#server/images/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { lockOwnOffering, ownOffering } from '#server/offerings/service.ts';
import * as repository from './repository.ts';

export async function placeFaces(deps: Deps): Promise<Map<string, PlaceFace>> {
  const found = await withScope(deps.db, systemScope, repository.firstPictures);
  return new Map(found.map(({ id, hash, ...face }) => [id, { ...face, path: imagePath(hash) }]));
}

interface PlaceFace extends Pick<Presentation, 'pictureTexts'> {
  path: string;
  colour: string;
}

interface OfferingNamed {
  kind: OfferingKind;
  id: string;
}

/** Throws NOT_FOUND. */
export const offeringShown = (deps: Deps, actor: Principal, of: OfferingNamed) =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const record = await ownOffering(deps, tx, of);
    return {
      record,
      shown: (await repository.storedPresentation(tx, record)) ?? { ...EMPTY_PRESENTATION, id: record.id },
    };
  });

/** Throws NOT_FOUND, CHANGED_MEANWHILE, and INVALID_INPUT for a picture that is not stored. */
export const changePresentation = (
  deps: Deps,
  actor: Principal,
  of: OfferingNamed,
  { was, ...changes }: PresentationChanges,
): Promise<StoredPresentation> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const { id, organisationId } = await lockOwnOffering(deps, tx, of);
    const stored = (await repository.storedPresentation(tx, { id, organisationId })) ?? { ...EMPTY_PRESENTATION, id };
    await refuseChangedMeanwhile(tx, { ...stored, organisationId }, was, changes);
    await demandKept(tx, organisationId, 'pictures', changes.pictures ?? []);
    const { pictures = stored.pictures } = changes;
    const said = withNotes(stored.pictureTexts, changes.pictureTexts);
    const pictureTexts = Object.fromEntries(
      Object.entries(said).filter(([hash]) => pictures.includes(imagePath(hash))),
    );
    const kindNotes = withNotes(stored.kindNotes, changes.kindNotes);
    const changed = { ...stored, ...changes, pictureTexts, kindNotes };
    await repository.writePresentation(tx, { id, organisationId }, changed);
    return changed;
  })
    .then(async (changed) => {
      if (of.kind === 'clinic') await deps.realtime.changed({ kind: 'doctor', id: changed.id });
      if (of.kind === 'branch') await deps.realtime.changed({ kind: 'loan', id: changed.id });
      return changed;
    })
    .finally(() => deps.pages.forget(''));

/** An empty note deletes the stored one. */
const withNotes = <Notes extends object>(stored: Notes, sent?: Notes) =>
  Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, note]) => note)) as Notes;

export const brandOf = (deps: Deps, actor: Principal): Promise<StoredBrand> =>
  withScope(deps.db, staffScope(actor), async (tx) => ownBrand(tx, actor.organisationId));

const ownBrand = async (tx: Tx, id: string): Promise<StoredBrand> =>
  (await repository.storedBrand(tx, id)) ?? { id, logo: '', colour: '', roomLanguages: [] };

/** All pages of the organisation show it at once. Throws as `changePresentation`. */
export const changeBrand = (deps: Deps, actor: Principal, { was, ...changes }: BrandChanges): Promise<StoredBrand> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const { organisationId } = actor;
    await repository.lockBrand(tx, organisationId);
    const stored = await ownBrand(tx, organisationId);
    await refuseChangedMeanwhile(tx, { ...stored, organisationId }, was, changes);
    await demandKept(tx, organisationId, 'logo', changes.logo ? [changes.logo] : []);
    const changed = { ...stored, ...changes };
    await repository.writeBrand(tx, organisationId, changed);
    return changed;
  });

/** Throws for pictures that are not stored or not measured; locks the others to the transaction's end. */
async function demandKept(tx: Tx, organisationId: string, field: string, paths: readonly string[]): Promise<void> {
  const kept = await holdPictures(tx, organisationId, paths);
  if (paths.every((path) => kept.has(path))) return;
  const issues = [{ field, message: text('presentations.notKept') }];
  throw new AppError('INVALID_INPUT', text('presentations.notKept'), { issues });
}
