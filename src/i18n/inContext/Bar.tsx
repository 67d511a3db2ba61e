'use client';
import { useState } from 'react';
import { forgetEdits, type LocaleEdits } from './edits';
import { patchFile, patchName, patchOf } from './patch';
import type { VisibleText } from './visibleTexts';
import { inContextTexts } from './texts';

interface BarProps {
  locale: string;
  visibleTexts: readonly VisibleText[];
  edits: LocaleEdits;
  picks: boolean;
  onPicks: (picks: boolean) => void;
  onPick: (visibleText: VisibleText) => void;
}

/** What can be done with the texts of this screen, by keyboard as well. */
export function Bar({ locale, visibleTexts, edits, picks, onPicks, onPick }: BarProps) {
  const [isListed, setListed] = useState(false);
  const changes = Object.keys(edits).length;
  return (
    <section className="bar" aria-label={inContextTexts.tool}>
      <div className="row">
        <strong>{inContextTexts.tool}</strong>
        <span className="note">{inContextTexts.onThisScreen(visibleTexts.length)}</span>
        <button type="button" aria-pressed={picks} onClick={() => onPicks(!picks)}>
          {inContextTexts.pick}
        </button>
        <button type="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {inContextTexts.list}
        </button>
        {changes > 0 && <Changes locale={locale} edits={edits} count={changes} />}
      </div>
      {isListed && (
        <ul className="list">
          {visibleTexts.map((one, index) => (
            <li key={`${index} ${one.key}`}>
              <button type="button" onClick={() => onPick(one)}>
                <bdi>{one.text}</bdi> <span className="key">{one.key}</span>{' '}
                {one.attribute && <span className="note">{inContextTexts.heard(one.attribute)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Changes({ locale, edits, count }: { locale: string; edits: LocaleEdits; count: number }) {
  const [copied, setCopied] = useState<boolean>();
  const patch = patchOf(locale, edits);
  const copy = () =>
    navigator.clipboard.writeText(patchFile(patch)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <span>{inContextTexts.changed(count)}</span>
      <button type="button" onClick={() => void copy()}>
        {inContextTexts.copy}
      </button>
      <span role="status">
        {copied === undefined ? '' : copied ? inContextTexts.copied : inContextTexts.notCopied}
      </span>
      <button type="button" onClick={() => download(patchName(patch), patchFile(patch))}>
        {inContextTexts.download}
      </button>
      <button type="button" onClick={() => forgetEdits(locale)}>
        {inContextTexts.forget}
      </button>
    </>
  );
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
