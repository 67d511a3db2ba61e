'use client';
import type { PanelProps } from './Panel';
import { useLater } from './useLater';

export interface LatePanelProps extends PanelProps {
  /** `notice`: what was there before still is, and something went wrong. Default: `panel`. */
  variant?: 'panel' | 'notice' | undefined;
}

/** A panel whose look is not part of the first screen; the words alone where it can't be loaded. */
export function LatePanel({ variant, role, icon, level, ...texts }: LatePanelProps) {
  const later = useLater();
  return (
    <div role={role}>
      {later &&
        (variant === 'notice' ? (
          <later.Notice {...texts} tone="danger" />
        ) : (
          <later.Panel {...texts} icon={icon} level={level} />
        ))}
      {later === null && (
        <>
          {texts.title}
          {texts.children}
          {texts.action}
        </>
      )}
    </div>
  );
}
