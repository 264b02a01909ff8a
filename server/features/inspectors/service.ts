import type { Deps } from '#server/deps.ts';
import { inspectorByEmail, inspectorById } from '#server/features/inspectors/repository.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';

export const findInspectorByEmail = (deps: Deps, email: string) =>
  withScope(deps.db, systemScope, (tx) => inspectorByEmail(tx, email));
export const findInspector = (deps: Deps, id: string) => withScope(deps.db, systemScope, (tx) => inspectorById(tx, id));
