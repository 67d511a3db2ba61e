import type { Preset, Scheme } from '../../src/theme';

/** One screen in one look, as a PNG. */
export interface Shot {
  png: Buffer;
  preset: Preset;
  scheme: Scheme;
  /** CSS pixels. */
  width: number;
}

const style = `
body { margin: 0; padding: 24px; background: #e9eaec; inline-size: 1688px; }
.themes { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; }
.theme { display: flex; gap: 12px; align-items: start; }
.window { overflow: hidden; border-radius: 6px; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.08); }
img { display: block; }
`;

/** A page with every theme of a screen in half its size: presets below each other, light beside dark, wide beside narrow. */
export function sheetOf(shots: readonly Shot[], height: number): string {
  const windowOf = ({ png, width }: Shot) => {
    const displayed = Math.round(width / 2);
    return `<div class="window" style="inline-size:${displayed}px;max-block-size:${Math.round(height / 2)}px"><img width="${displayed}" src="data:image/png;base64,${png.toString('base64')}" alt=""></div>`;
  };
  const themes = new Map<string, Shot[]>();
  for (const shot of shots) {
    const theme = `${shot.preset} ${shot.scheme}`;
    themes.set(theme, [...(themes.get(theme) ?? []), shot]);
  }
  const cells = [...themes.values()].map((row) => `<div class="theme">${row.map(windowOf).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="themes">${cells.join('')}</div>`;
}
