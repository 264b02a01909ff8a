import { lazyPart } from '#web/console/platform/parts.ts';

// Questions come when they are first asked, not with the list that may ask them.

export const ConfirmAction = lazyPart(async () => (await import('./confirm-action.tsx')).ConfirmActionDialog);

export const ConfirmDelete = lazyPart(async () => (await import('./confirm-action.tsx')).ConfirmDeleteDialog);

export const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);
