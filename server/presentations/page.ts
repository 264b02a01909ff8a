import type { Presentation } from '#contract/presentations/model.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';
import { readableColour } from '#contract/presentations/rules.ts';
import type { Deps } from '#server/deps.ts';
import { measuredPictures } from '#server/images/service.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { RecordKey } from '#server/kernel/records/resource.ts';
import { storedBrand, storedPresentation } from './repository.ts';

/** The note about children, for each child's ticket without a note of its own. */
const childNotes = (child: string | undefined): PresentationProps['kindNotes'] =>
  child ? { child, vipkid: child, gakid: child } : {};

/** Undefined where nothing is filled in. Leaves out pictures that the organisation does not keep. */
export const presentationOf = (
  deps: Deps,
  { organisationId, id }: RecordKey,
  typed?: Presentation,
): Promise<PresentationProps | undefined> =>
  withScope(deps.db, systemScope, async (tx) => {
    const shown = typed ?? (await storedPresentation(tx, { organisationId, id }));
    const brand = await storedBrand(tx, organisationId);
    if (!shown && !brand) return undefined;
    const { pictures = [] } = shown ?? {};
    const { logo = '', colour = '' } = brand ?? {};
    const measured = await measuredPictures(tx, organisationId, logo ? [...pictures, logo] : pictures);
    return {
      id,
      pictures: pictures.flatMap((path) => measured.get(path) ?? []),
      pictureTexts: shown?.pictureTexts ?? {},
      about: shown?.about ?? '',
      visitorRules: shown?.visitorRules ?? '',
      coordinates: shown?.coordinates ?? '',
      childMeans: shown?.childMeans ?? '',
      kindNotes: { ...childNotes(shown?.childMeans), ...shown?.kindNotes },
      logo: measured.get(logo) ?? null,
      colour: colour === '' ? null : readableColour(colour),
    };
  });
