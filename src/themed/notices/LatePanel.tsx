'use client';
import type { PanelProps } from './Panel';
import { useLater } from './useLater';

export interface LatePanelProps extends PanelProps {
  /** `notice`: what was there before still is, and something went wrong. Default: `panel`. */
  look?: 'panel' | 'notice' | undefined;
}

/** A panel whose look is not part of the first screen; the words alone where it can't be loaded. */
export function LatePanel({ look, role, icon, level, ...words }: LatePanelProps) {
  const later = useLater();
  return (
    <div role={role}>
      {later &&
        (look === 'notice' ? (
          <later.Notice {...words} tone="danger" />
        ) : (
          <later.Panel {...words} icon={icon} level={level} />
        ))}
      {later === null && (
        <>
          {words.title}
          {words.children}
          {words.action}
        </>
      )}
    </div>
  );
}
