/** What is not a colour and the same in every preset: sizes, spaces, times and layers, by the groups of `vars`. */
export const scale = {
  text: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.5rem',
  },
  line: {
    xs: '1rem',
    sm: '1.1875rem',
    md: '1.5rem',
    lg: '1.625rem',
    xl: '1.75rem',
    '2xl': '2.125rem',
    '3xl': '2.75rem',
  },
  weight: { regular: '400', strong: '600' },
  tracking: { tight: '-0.015em' },
  ring: { width: '2px', offset: '2px' },
  hover: { filled: '85%', link: '80%', quiet: '10%', pressed: '20%', danger: '15%' },
  motion: { fast: '120ms', base: '200ms', slow: '400ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', bar: '20', drawer: '30', menu: '60', dialog: '50', toast: '70' },
} as const;

/** How close things stand. `compact` takes the next smaller step of each space; type stays as it is. @public */
export const densities = ['comfortable', 'compact'] as const;
/** How far apart things stand. @public */
export type Density = (typeof densities)[number];

interface DensityValues {
  space: Record<1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16, string>;
  control: Record<'medium' | 'large', string>;
  notch: string;
}

export const densityValues: Readonly<Record<Density, DensityValues>> = {
  comfortable: {
    space: {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      8: '2rem',
      10: '2.5rem',
      12: '3rem',
      16: '4rem',
    },
    control: { medium: '2.75rem', large: '3.25rem' },
    notch: '10px',
  },
  compact: {
    space: {
      1: '0.25rem',
      2: '0.375rem',
      3: '0.5rem',
      4: '0.75rem',
      5: '1rem',
      6: '1.25rem',
      8: '1.5rem',
      10: '2rem',
      12: '2.5rem',
      16: '3rem',
    },
    control: { medium: '2.25rem', large: '2.75rem' },
    notch: '8px',
  },
};

/** What another ring style, or a reader who asks for more contrast, makes of the focus ring. */
export const rings = {
  close: { offset: '-1px' },
  thick: { width: '4px' },
  contrast: { width: '3px' },
} as const;

export interface ShadowLayer {
  /** Pixels. */
  y: number;
  blur: number;
  spread: number;
  /** Per cent of `shadowInk`. */
  alpha: number;
}

/** A shadow only means "floats above the page". */
export const elevations: Readonly<Record<1 | 2 | 3, readonly ShadowLayer[]>> = {
  1: [{ y: 1, blur: 2, spread: 0, alpha: 6 }],
  2: [
    { y: 1, blur: 2, spread: 0, alpha: 8 },
    { y: 8, blur: 24, spread: -6, alpha: 16 },
  ],
  3: [
    { y: 2, blur: 4, spread: 0, alpha: 8 },
    { y: 24, blur: 56, spread: -12, alpha: 28 },
  ],
};

/** Shares and ends of the host's one radius, in pixels: `field` stops where a pill would cut into typed words. */
export const radii = { small: 0.5, field: 14, panel: 1.5, mostPanel: 20, full: 999 } as const;
