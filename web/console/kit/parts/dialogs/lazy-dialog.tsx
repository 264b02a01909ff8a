import { type ComponentType, createElement, Suspense } from 'react';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { Loading } from '#web/console/kit/parts/placeholders.tsx';
import { lazyInSuspense } from '#web/console/platform/parts.ts';
import { Modal } from './modal.tsx';

/** Loads a dialog at its first opening. Until then an empty one holds the focus; Esc closes it. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const Dialog: ComponentType<P> = lazyInSuspense(load);
  const waiting = (props: P) => <Waiting close={'close' in props ? (props.close as () => void) : undefined} />;
  return (props: P) => createElement(Suspense, { fallback: waiting(props) }, createElement(Dialog, props));
};

export const ConfirmAction = lazyDialog(async () => (await import('./confirm-action.tsx')).ConfirmActionDialog);

const Waiting = ({ close }: { close?: (() => void) | undefined }) => (
  <Modal className="waiting" size={444} aria-label={firstTexts.loading} close={close}>
    <Loading />
  </Modal>
);
