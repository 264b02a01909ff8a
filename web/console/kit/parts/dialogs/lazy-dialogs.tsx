import { lazyPart } from '#web/console/platform/parts.ts';

// Dialogs come with Material UI, each when it is first opened.

export const ConfirmAction = lazyPart(async () => (await import('./confirm-action.tsx')).ConfirmActionDialog);

export const ConfirmDelete = lazyPart(async () => (await import('./confirm-delete.tsx')).ConfirmDeleteDialog);

export const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);
