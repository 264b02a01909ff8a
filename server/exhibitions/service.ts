import { exhibitionDraft, exhibitionsApi } from '#contract/exhibitions/api.ts';
import type { Exhibition, ExhibitionFields } from '#contract/exhibitions/model.ts';
import { missingToSell } from '#contract/exhibitions/rules.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import type { Deps } from '#server/deps.ts';
import { offeredBy, type RecordRules, shownRecord } from '#server/kernel/records/records.ts';
import { exhibitionResource } from './repository.ts';

export const exhibitions: RecordRules<Exhibition, ExhibitionFields, PublishingFacts> = {
  ...offeredBy('exhibition', 'show', 'shows'),
  resource: exhibitionResource,
  form: exhibitionsApi.add.body,
  publishing: { draft: exhibitionDraft, missing: missingToSell },
};

export const exhibitionForBooking = (deps: Deps, id: string): Promise<Exhibition | null> =>
  shownRecord(deps, exhibitionResource, id);
