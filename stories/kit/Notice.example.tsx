import { Notice } from 'boxoffice';

export function Applied({ onClose }: { onClose: () => void }) {
  return (
    <Notice tone="positive" title="Code applied" live="polite" onDismiss={onClose}>
      Two-Day Pass is 20 % off.
    </Notice>
  );
}
