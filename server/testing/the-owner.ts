import { beforeAll } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import type { TestApp } from './test-app.ts';

export function theOwner(use: TestApp, more: object = {}): Owner {
  const owner = {} as Owner;
  beforeAll(async () => void Object.assign(owner, await anOwner(use, more)));
  return owner;
}

/** Those of a file about tokens: of clinics, and of a bank. */
export const doctorsAndBank = (use: TestApp) => ({
  doctors: theOwner(use, { registrationType: 'doctor' }),
  bank: theOwner(use, { registrationType: 'loan' }),
});
