import type { Category, CategoryFields } from '#contract/categories/model.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Actor, type Principal, scopeOf, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import type { Changes, Removed } from '#server/kernel/records/records.ts';
import * as repository from './repository.ts';

const missing = () => notFound('category');

const UNIQUE = '23505';
const NAME_TAKEN = text('categories.nameTaken');

const named = (error: Error & { code?: string }): never => {
  if (error.code !== UNIQUE) throw error;
  throw new AppError('ALREADY_EXISTS', NAME_TAKEN, { issues: [{ field: 'name', message: NAME_TAKEN }] });
};

export async function showCategory(deps: Deps, actor: Actor, id: string): Promise<Category> {
  const row = await withScope(deps.db, scopeOf(actor), (tx) => repository.categoryById(tx, id));
  if (!row) throw missing();
  return repository.toCategory(row);
}

/** Throws ALREADY_EXISTS by name, whatever its capitals. */
export async function addCategory(deps: Deps, actor: Principal, fields: CategoryFields): Promise<Category> {
  const category = { ...fields, id: randomId(deps.random), createdAt: deps.clock.now() };
  await withScope(deps.db, staffScope(actor), (tx) => repository.insertCategory(tx, category)).catch(named);
  return category;
}

/** Throws NOT_FOUND, CHANGED_MEANWHILE, or ALREADY_EXISTS by name. */
export async function changeCategory(
  deps: Deps,
  actor: Principal,
  id: string,
  { was, ...fields }: Changes<Category, CategoryFields>,
): Promise<Category> {
  const change = async (tx: Tx): Promise<Category> => {
    const stored = await repository.lockCategory(tx, id);
    if (!stored) throw missing();
    await refuseChangedMeanwhile(tx, { ...repository.toCategory(stored), organisationId: '' }, was, fields);
    return repository.toCategory(await repository.updateCategory(tx, id, fields));
  };
  return withScope(deps.db, staffScope(actor), change).catch(named);
}

export async function removeCategory(deps: Deps, actor: Principal, id: string): Promise<Removed> {
  const gone = await withScope(deps.db, staffScope(actor), (tx) => repository.deleteCategory(tx, id));
  if (!gone) throw missing();
  return { id, deleted: true };
}
