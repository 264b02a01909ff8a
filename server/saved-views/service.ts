import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { KeptView, SavedView, ViewKey } from '#contract/saved-views/model.ts';
import { MOST_VIEWS } from '#contract/saved-views/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, scopeOf, withScope } from '#server/kernel/database/scope.ts';
import { clearMain, isThere, keepView, lockViews, removeView, renameView, viewsOf } from './repository.ts';

const asOwn = (deps: Deps, actor: Principal, work: (tx: Tx) => Promise<unknown>): Promise<SavedView[]> =>
  withScope(deps.db, scopeOf(actor), async (tx) => {
    await work(tx);
    return viewsOf(tx, actor);
  });

export const ownViews = (deps: Deps, actor: Principal): Promise<SavedView[]> =>
  asOwn(deps, actor, async () => undefined);

/** Throws CONFLICT for a name in use, and for one view too many. */
export const saveView = (deps: Deps, actor: Principal, { was, ...view }: KeptView): Promise<SavedView[]> =>
  asOwn(deps, actor, async (tx) => {
    await lockViews(tx, actor);
    if (was && was !== view.name) {
      if (await isThere(tx, actor, view)) throw new AppError('CONFLICT', text('saved-views.taken'));
      await renameView(tx, actor, { list: view.list, name: was }, view.name);
    }
    if (view.main) await clearMain(tx, actor, view.list);
    if (!(await keepView(tx, actor, view)))
      throw new AppError('CONFLICT', text('saved-views.many', { most: MOST_VIEWS }));
  });

export const forgetView = (deps: Deps, actor: Principal, view: ViewKey): Promise<SavedView[]> =>
  asOwn(deps, actor, (tx) => removeView(tx, actor, view));
