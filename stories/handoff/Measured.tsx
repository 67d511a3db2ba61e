import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Part } from '../docs/component/ComponentDocs';
import { Text } from '../docs/frame/Text';
import * as css from './handoff.css';
import { measure, type MeasuredPart } from './measure';

export interface MeasuredProps {
  parts: readonly Part[];
  /** The component. */
  children: ReactNode;
}

/** What scrolls must be reachable by keyboard. */
const scrolls = { role: 'region', tabIndex: 0 };

/**
 * Draws a component, numbers its parts, and prints what the browser makes of them: sizes in CSS pixels, and tokens by the
 * name a host sets. It measures again whenever something changes: preset, scheme, language, density, width.
 */
export function Measured({ parts, children }: MeasuredProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<readonly MeasuredPart[]>([]);
  useEffect(() => {
    const element = drawn.current;
    if (!element) return;
    let last = '';
    const check = () => {
      const next = measure(element, parts);
      const text = JSON.stringify(next);
      if (text !== last) setMeasured(next);
      last = text;
    };
    const resized = new ResizeObserver(check);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    // A theme changes by an attribute of an ancestor, and colours fade into it.
    const changed = new MutationObserver(check);
    for (let at: Element | null = element; at; at = at.parentElement)
      changed.observe(at, { attributes: true, childList: at === element, subtree: at === element });
    element.addEventListener('transitionend', check);
    void document.fonts.ready.then(check);
    return () => {
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('transitionend', check);
    };
  }, [parts]);
  return (
    <div className={css.sheet}>
      <div className={css.scroller}>
        <div className={css.stage}>
          <div ref={drawn} className={css.drawn}>
            {children}
          </div>
          {measured.map(({ name, box }, index) => (
            <span
              key={name}
              aria-hidden="true"
              className={css.outline}
              style={{
                insetInlineStart: 'auto',
                left: box.x,
                top: box.y,
                width: box.width,
                height: box.height,
              }}
            >
              <span
                className={css.number}
                style={{ marginInlineStart: `${earlierAt(measured, index) * 1.25}rem` }}
              >
                {index + 1}
              </span>
            </span>
          ))}
        </div>
      </div>
      <div className={css.tableBox} aria-label="Measurements" {...scrolls}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Measured here, in CSS pixels</th>
            </tr>
          </thead>
          <tbody>
            {measured.map((part, index) => (
              <Row key={part.name} {...part} number={index + 1} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** How many parts before this one begin at the same place: their numbers stand side by side. */
function earlierAt(parts: readonly MeasuredPart[], index: number): number {
  const own = parts[index]?.box;
  const isNear = ({ box }: MeasuredPart) =>
    own !== undefined && Math.abs(box.x - own.x) < 8 && Math.abs(box.y - own.y) < 8;
  return parts.slice(0, index).filter(isNear).length;
}

function Row({ number, name, note, facts }: MeasuredPart & { number: number }) {
  return (
    <tr data-part={name}>
      <th scope="row">
        <span className={css.name}>
          <span className={css.mark}>{number}</span> {name}
        </span>
        {note !== undefined && (
          <span className={css.note}>
            <Text of={note} />
          </span>
        )}
      </th>
      <td>
        <dl className={css.facts}>
          {facts.map(({ label, value, token, colour }) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>
                <span>
                  {colour !== undefined && <span className={css.swatch} style={{ background: colour }} />}
                  <bdi>{value}</bdi>
                </span>
                {token !== undefined && (
                  <code dir="ltr" className={css.token}>
                    {token}
                  </code>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}
