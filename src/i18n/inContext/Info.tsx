import { baseOf, type Knowledge } from './knowledge';
import { Length } from './Length';
import type { Shown } from './shown';
import { words } from './words';

interface InfoProps {
  shown: Shown;
  knowledge: Knowledge | undefined;
}

const gap = 6;
/** Below the text there is room for this much, or it goes above. */
const height = 130;
const width = 340;

/** What is to be known of the text that is pointed at or focused. */
export function Info({ shown, knowledge }: InfoProps) {
  const [box] = shown.boxes;
  if (!box) return null;
  const meta = knowledge?.meta[baseOf(shown.key)];
  const left = Math.max(8, Math.min(box.left, window.innerWidth - width - 8));
  const isBelow = box.bottom + height < window.innerHeight;
  return (
    <div
      className="info"
      role="status"
      style={{
        left,
        ...(isBelow ? { top: box.bottom + gap } : { bottom: window.innerHeight - box.top + gap }),
      }}
    >
      <p className="key">{shown.key}</p>
      <Length text={shown.text} limit={meta?.maxLength} />
      <p>{meta?.context ?? words.noContext}</p>
      <p className="note">{words.howToEdit}</p>
    </div>
  );
}
