import { lazy } from 'react';

// Dialogs come with Material UI, each when it is first opened.

export const ConfirmAction = lazy(async () => ({
  default: (await import('./confirm-action.tsx')).ConfirmActionDialog,
}));

export const ConfirmDelete = lazy(async () => ({
  default: (await import('./confirm-delete.tsx')).ConfirmDeleteDialog,
}));

export const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
