import type { SignedIn } from '#contract/sessions/model.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { deviceStore } from '#web/shared/storage.ts';

/** The browser keeps here through which sign-in area somebody came last. */
const PRODUCT_KEY = 'product';
/** The role of who signed in last: each has a door of its own. */
const ROLE_KEY = 'door';

/** The sign-in area that is meant when an address names none. */
export const DEFAULT_PRODUCT = 'pravesh';

/** Remembers the sign-in area and the door by which somebody came. */
export function rememberDoor(product: string, role: SignedIn['role']): void {
  deviceStore.set(PRODUCT_KEY, product);
  deviceStore.set(ROLE_KEY, role);
}

export const rememberedProduct = (): string => deviceStore.get(PRODUCT_KEY) ?? DEFAULT_PRODUCT;

const DOORS: Record<string, (product: string) => string> = {
  inspector: consolePaths.inspectorLogin,
  counter: consolePaths.counterLogin,
};

/** The address of the door by which somebody came last; `/login`, of no area, where nobody came yet. */
export function rememberedDoor(): string {
  const door = DOORS[deviceStore.get(ROLE_KEY) ?? ''];
  return door?.(rememberedProduct()) ?? consolePaths.signIn;
}
