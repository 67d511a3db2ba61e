'use client';
import type { ReactNode } from 'react';
import { Dialog } from '../../../themed/kit/Dialog';

export interface DrawerDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer where there is no room for one. */
export function DrawerDialog({ title, onClose, children, footer }: DrawerDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={footer}>
      {children}
    </Dialog>
  );
}
