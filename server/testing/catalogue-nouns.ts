import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { FORMS } from './catalogue.ts';
import type { TestApp } from './test-app.ts';

/** A standard noun as tests go through them all: its path, its owner's registrationType, what visitors may read. */
export interface CatalogueNoun {
  path: string;
  registrationType: string;
  /** The field that a person knows a record by. */
  nameField: string;
  publicList: boolean;
  publicOne: boolean;
  /** A complete form for an owner, with whatever it refers to. */
  form(use: TestApp, owner: Owner, more?: object): Promise<object>;
}

const noun = (
  path: string,
  registrationType: string,
  nameField: string,
  open: { list?: boolean; one?: boolean },
  form: CatalogueNoun['form'],
): CatalogueNoun => ({
  path,
  registrationType,
  nameField,
  publicList: open.list ?? false,
  publicOne: open.one ?? false,
  form,
});

const all = { list: true, one: true };
export const CATALOGUE: readonly CatalogueNoun[] = [
  noun('/park', 'park', 'parkName', all, async (_, __, more) => parkForm(more)),
  noun('/specilization', 'doctor', 'specilization', {}, async (_, __, more) => FORMS.specialization(more)),
  noun('/doctor', 'doctor', 'doctorName', { list: true }, async (_, __, more) => FORMS.doctor(more)),
  noun('/clinic', 'doctor', 'clinicName', all, async (_, __, more) => FORMS.clinic(more)),
  noun('/branch', 'loan', 'branchName', all, async (_, __, more) => FORMS.branch(more)),
  noun('/exbhition', 'exbhition', 'organizationName', all, async (_, __, more) => FORMS.exhibition(more)),
  noun('/coaching', 'coaching', 'batchName', all, async (_, __, more) => FORMS.batch(more)),
  noun('/advatagement', 'park', 'advatagementName', {}, async (use, owner, more) =>
    FORMS.advertisement((await aPark(use, owner))._id, more),
  ),
];

/** A signed-in owner who may have this noun. */
export const anOwnerOf = (use: TestApp, { registrationType }: Pick<CatalogueNoun, 'registrationType'>) =>
  anOwner(use, { registrationType });
