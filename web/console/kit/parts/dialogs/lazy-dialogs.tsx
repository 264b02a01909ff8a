import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';

// Loaded when first opened, not with the list.

export const ConfirmAction = lazyDialog(async () => (await import('./confirm-action.tsx')).ConfirmActionDialog);

export const ConfirmDelete = lazyDialog(async () => (await import('./confirm-action.tsx')).ConfirmDeleteDialog);

export const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);
