import { baseOf, type Knowledge } from './knowledge';
import { Length } from './Length';
import type { VisibleText } from './visibleTexts';
import { inContextTexts } from './texts';

interface InfoProps {
  visibleText: VisibleText;
  knowledge: Knowledge | undefined;
}

const gap = 6;
/** Below the text there is room for this much, or it goes above. */
const height = 130;
const width = 340;

/** What is to be known of the text that is pointed at or focused. */
export function Info({ visibleText, knowledge }: InfoProps) {
  const [box] = visibleText.boxes;
  if (!box) return null;
  const meta = knowledge?.meta[baseOf(visibleText.key)];
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
      <p className="key">{visibleText.key}</p>
      <Length text={visibleText.text} limit={meta?.maxLength} />
      <p>{meta?.context ?? inContextTexts.noContext}</p>
      <p className="note">{inContextTexts.howToEdit}</p>
    </div>
  );
}
