'use client';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Catalogue } from '../catalogue';
import { namespace } from '../namespace';
import { Bar } from './Bar';
import type { LocaleEdits } from './edits';
import { Editor } from './Editor';
import { Info } from './Info';
import { loadKnowledge, type Knowledge } from './knowledge';
import { createLayer, type Layer } from './layer';
import { Outlines } from './Outlines';
import { usePointing } from './usePointing';
import { useVisibleTexts } from './useVisibleTexts';

interface ToolProps {
  locale: string;
  i18n: I18n;
  edits: LocaleEdits;
}

/** Everything that is drawn over the page. */
export function Tool(props: ToolProps) {
  const [layer] = useState(createLayer);
  useEffect(() => layer.guard(), [layer]);
  return createPortal(<Drawn layer={layer} {...props} />, layer.root);
}

function Drawn({ layer, locale, i18n, edits }: ToolProps & { layer: Layer }) {
  const [picks, setPicks] = useState(true);
  const [pickedKey, setPickedKey] = useState<string>();
  const knowledge = useKnowledge();
  const visibleTexts = useVisibleTexts(layer);
  const current = usePointing({ layer, visibleTexts, picks, onPick: ({ key }) => setPickedKey(key) });
  return (
    <>
      <Outlines visibleTexts={visibleTexts} current={current} edits={edits} />
      {current && pickedKey === undefined && <Info visibleText={current} knowledge={knowledge} />}
      <Bar
        locale={locale}
        visibleTexts={visibleTexts}
        edits={edits}
        picks={picks}
        onPicks={setPicks}
        onPick={({ key }) => setPickedKey(key)}
      />
      {pickedKey !== undefined && (
        <Editor
          locale={locale}
          pickedKey={pickedKey}
          edits={edits}
          knowledge={knowledge}
          texts={textsOf(i18n)}
          onClose={() => setPickedKey(undefined)}
        />
      )}
    </>
  );
}

/** Providers add the texts of one locale, which may be a relative of the one asked for. */
const textsOf = ({ store }: I18n): Catalogue =>
  Object.values(store.data).flatMap(({ [namespace]: texts }) => (texts ? [texts as Catalogue] : []))[0] ?? {};

function useKnowledge(): Knowledge | undefined {
  const [knowledge, setKnowledge] = useState<Knowledge>();
  useEffect(() => {
    // Without it, keys and lengths are still shown.
    loadKnowledge().then(setKnowledge, () => undefined);
  }, []);
  return knowledge;
}
