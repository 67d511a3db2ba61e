import { useState } from 'react';
import { forgetEdits, type LocaleEdits } from './edits';
import { patchFile, patchName, patchOf } from './patch';
import type { Shown } from './shown';
import { words } from './words';

interface BarProps {
  locale: string;
  shown: readonly Shown[];
  edits: LocaleEdits;
  picks: boolean;
  onPicks: (picks: boolean) => void;
  onPick: (shown: Shown) => void;
}

/** What can be done with the texts of this screen, by keyboard as well. */
export function Bar({ locale, shown, edits, picks, onPicks, onPick }: BarProps) {
  const [isListed, setListed] = useState(false);
  const changes = Object.keys(edits).length;
  return (
    <section className="bar" aria-label={words.tool}>
      <div className="row">
        <strong>{words.tool}</strong>
        <span className="note">{words.onThisScreen(shown.length)}</span>
        <button type="button" aria-pressed={picks} onClick={() => onPicks(!picks)}>
          {words.pick}
        </button>
        <button type="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {words.list}
        </button>
        {changes > 0 && <Changes locale={locale} edits={edits} count={changes} />}
      </div>
      {isListed && (
        <ul className="list">
          {shown.map((one, index) => (
            <li key={`${index} ${one.key}`}>
              <button type="button" onClick={() => onPick(one)}>
                <bdi>{one.text}</bdi> <span className="key">{one.key}</span>{' '}
                {one.attribute && <span className="note">{words.heard(one.attribute)}</span>}
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
      <span>{words.changed(count)}</span>
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span role="status">{copied === undefined ? '' : copied ? words.copied : words.notCopied}</span>
      <button type="button" onClick={() => download(patchName(patch), patchFile(patch))}>
        {words.download}
      </button>
      <button type="button" onClick={() => forgetEdits(locale)}>
        {words.forget}
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
