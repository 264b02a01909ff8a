import type { Clinic } from '#contract/clinics/model.ts';
import { clinicAddress } from '#contract/clinics/rules.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { type Language, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { offeringKind } from '#contract/offerings/model.ts';
import type {
  OwnTexts,
  TextsByLanguage,
  TranslatedKind,
  Translation,
  TranslationChanges,
} from '#contract/translations/model.ts';
import { GROUPS, type TextsOfRecords } from '#contract/translations/rules.ts';
import { counters } from '#server/counters/service.ts';
import type { Deps } from '#server/deps.ts';
import { doctors } from '#server/doctors/service.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { ownRecord } from '#server/kernel/records/records.ts';
import { findOrganisation } from '#server/organisations/service.ts';
import { offeringShown } from '#server/presentations/service.ts';
import * as repository from './repository.ts';

interface Named {
  kind: TranslatedKind;
  id: string;
}

/** Throws NOT_FOUND. */
export async function translationOf(deps: Deps, actor: Principal, of: Named): Promise<Translation> {
  const { organisationId, english } = await englishOf(deps, actor, of);
  const texts = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.storedTexts(tx, { organisationId, id: of.id }),
  );
  return { id: of.id, english, texts };
}

/** Pages show it at once. Throws NOT_FOUND and CHANGED_MEANWHILE. */
export async function changeTranslation(
  deps: Deps,
  actor: Principal,
  of: Named,
  { was, texts: sent }: TranslationChanges,
): Promise<Translation> {
  const { organisationId, english } = await englishOf(deps, actor, of);
  const { id } = of;
  return withScope(deps.db, staffScope(actor), async (tx) => {
    await repository.lockTexts(tx, organisationId);
    const stored = await repository.storedTexts(tx, { organisationId, id });
    await refuseChangedMeanwhile(tx, { id, organisationId, english, texts: inFull(stored) }, was, { texts: sent });
    const texts = withSent(stored, sent);
    await repository.writeTexts(tx, { organisationId, id }, texts);
    return { id, english, texts };
  }).finally(() => deps.pages.forget(''));
}

/** A form sends what it saw of each text, so languages without texts are compared as well. */
const inFull = (texts: TextsByLanguage): TextsByLanguage =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, { kindNotes: {}, pictureTexts: {}, ...texts[language] }]),
  );

/** An empty text deletes the stored one. */
function withSent(stored: TextsByLanguage, sent: TextsByLanguage): TextsByLanguage {
  const languages = new Set([...Object.keys(stored), ...Object.keys(sent)]) as Set<keyof TextsByLanguage>;
  const merged = [...languages].map((language) => {
    const [before, after] = [stored[language], sent[language]];
    const groups = GROUPS.map((group) => [group, filled({ ...before?.[group], ...after?.[group] })] as const);
    const said = groups.map(([group, texts]) => [group, Object.keys(texts).length > 0 ? texts : undefined]);
    return [language, { ...filled({ ...before, ...after }), ...Object.fromEntries(said) }] as const;
  });
  return Object.fromEntries(merged);
}

const filled = (texts: object): object => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

async function englishOf(deps: Deps, actor: Principal, { kind, id }: Named) {
  if (kind === 'organisation') return organisationIn(deps, actor, id);
  const offered = offeringKind.safeParse(kind).data;
  if (!offered) {
    const person = await withScope(deps.db, staffScope(actor), async (tx) =>
      kind === 'doctor' ? ownRecord(deps, tx, doctors, id) : { name: '', ...(await ownRecord(deps, tx, counters, id)) },
    );
    const name = 'counterNumber' in person ? `Counter ${person.counterNumber}` : person.name;
    return { organisationId: person.organisationId, english: { name } };
  }
  const { record, shown } = await offeringShown(deps, actor, { kind: offered, id });
  const { about, visitorRules, childMeans, kindNotes, pictureTexts } = shown;
  const centre = offered === 'coaching' ? await findOrganisation(deps, record.organisationId) : undefined;
  const { name, location = centre?.location } = record as typeof record & { name: string; location?: string };
  const clinic = offered === 'clinic' ? (record as Clinic) : undefined;
  const place = { name, specialization: clinic?.specialization, centre: centre?.name, location };
  const address = clinic && clinicAddress(clinic);
  return {
    organisationId: record.organisationId,
    english: filled({ ...place, address, about, visitorRules, childMeans, kindNotes, pictureTexts }) as OwnTexts,
  };
}

async function organisationIn(deps: Deps, actor: Principal, id: string) {
  const found = actor.role === 'admin' || actor.organisationId === id ? await findOrganisation(deps, id) : undefined;
  if (!found) throw notFound('organisation');
  return { organisationId: id, english: { name: found.name } };
}

export async function ownTexts(deps: Deps, language: Language, ids: readonly string[]): Promise<TextsOfRecords> {
  const known = ids.flatMap((id) => {
    const owner = deps.codes.organisationOf(id);
    return owner === null ? [] : [{ id, owner }];
  });
  if (known.length === 0) return new Map();
  const owners = [...new Set(known.map(({ owner }) => owner))];
  const rows = await withScope(deps.db, systemScope, (tx) =>
    repository.textsOf(
      tx,
      owners,
      known.map(({ id }) => id),
      language,
    ),
  );
  return new Map(rows.flatMap(({ id, texts }) => (texts ? [[id, texts] as const] : [])));
}

export const namesInLanguages = async (deps: Deps): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await withScope(deps.db, systemScope, repository.allNames);
  return new Map(rows.map(({ id, names }) => [id, names]));
};
