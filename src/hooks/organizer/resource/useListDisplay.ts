'use client';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';

/** How many rows a page of a list may have. */
export const pageSizes = [10, 25, 50, 100] as const;

/** How high the rows of a list are. */
export type ListDensity = 'comfortable' | 'compact';

/** How a list is drawn, as it was chosen in this browser. */
export interface ListDisplay {
  /** Rows a page. */
  size: number;
  density: ListDensity;
  onSizeChange: (size: number) => void;
  onDensityChange: (density: ListDensity) => void;
}

/** Rows a page and their height, remembered in this browser for every event. `list` names the list: `orders`. */
export function useListDisplay(list: string, defaultSize: number): ListDisplay {
  const { browserStore } = useEnvironment();
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const key = `boxoffice display ${list}`;
  const [{ size, density }, setChosen] = useState(() => readDisplay(store.read(key)));
  const choose = (chosen: StoredDisplay) => {
    setChosen(chosen);
    store.write(key, `${String(chosen.size ?? '')} ${chosen.density}`);
  };
  return {
    size: size ?? defaultSize,
    density,
    onSizeChange: (next) => choose({ size: next, density }),
    onDensityChange: (next) => choose({ size, density: next }),
  };
}

interface StoredDisplay {
  size: number | undefined;
  density: ListDensity;
}

/** Whatever else was stored is as if nothing was. */
function readDisplay(text: string | null): StoredDisplay {
  const [size, density] = (text ?? '').split(' ');
  return {
    size: pageSizes.find((one) => String(one) === size),
    density: density === 'compact' ? density : 'comfortable',
  };
}
