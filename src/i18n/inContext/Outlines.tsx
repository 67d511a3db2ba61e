import type { LocaleEdits } from './edits';
import type { VisibleText } from './visibleTexts';

interface OutlinesProps {
  visibleTexts: readonly VisibleText[];
  current: VisibleText | undefined;
  edits: LocaleEdits;
}

const room = 2;

/** A line around each text. Drawn above the page, so that nothing in it moves. */
export const Outlines = ({ visibleTexts, current, edits }: OutlinesProps) => (
  <div aria-hidden="true">
    {visibleTexts.flatMap((one, index) =>
      one.boxes.map(({ left, top, width, height }, line) => (
        <div
          key={`${index} ${line}`}
          className="outline"
          data-key={one.key}
          data-current={one === current || undefined}
          data-changed={one.key in edits || undefined}
          style={{
            left: left - room,
            top: top - room,
            width: width + 2 * room,
            height: height + 2 * room,
          }}
        />
      )),
    )}
  </div>
);
