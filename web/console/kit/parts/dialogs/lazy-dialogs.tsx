import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';

// Questions come when they are first asked, not with the list that may ask them.

export const ConfirmAction = lazyDialog(async () => (await import('./confirm-action.tsx')).ConfirmActionDialog);

export const ConfirmDelete = lazyDialog(async () => (await import('./confirm-action.tsx')).ConfirmDeleteDialog);

export const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);
