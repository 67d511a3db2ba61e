/**
 * The name of every custom property of a theme, `--` left out, by group. They are stable: a host may set any of them
 * (docs/theming.md).
 */
export const names = {
  /** What a host gives. color0 ground, 1 ink, 2 action, 3 highlight (offers), 4 quiet, 5 line. */
  brand: {
    color0: 'bx-color0',
    color1: 'bx-color1',
    color2: 'bx-color2',
    color3: 'bx-color3',
    color4: 'bx-color4',
    color5: 'bx-color5',
    radius: 'bx-radius',
    font: 'bx-font',
  },
  color: {
    /** The page the widget sits on; panels and controls above it; wells below it; behind a dialog. */
    surface: 'bx-surface',
    raised: 'bx-raised',
    sunken: 'bx-sunken',
    scrim: 'bx-scrim',
    /** The ticket stub: sinks on light ground, rises on dark. */
    stub: 'bx-stub',
    /** First- and second-rank words: both 4.5:1 on surface, raised and sunken. */
    text: 'bx-text',
    muted: 'bx-muted',
    /** Hairlines; outlines of controls (3:1). */
    border: 'bx-border',
    borderControl: 'bx-border-control',
    /** The one filled button of a screen. */
    accent: 'bx-accent',
    accentHover: 'bx-accent-hover',
    onAccent: 'bx-on-accent',
    accentSoft: 'bx-accent-soft',
    /** Offers only. */
    highlight: 'bx-highlight',
    onHighlight: 'bx-on-highlight',
    highlightSoft: 'bx-highlight-soft',
    highlightLine: 'bx-highlight-line',
    highlightText: 'bx-highlight-text',
    link: 'bx-link',
    ring: 'bx-ring',
    /** Status colours are not the host's: a brand red must not mean "error". */
    positive: 'bx-positive',
    positiveSoft: 'bx-positive-soft',
    positiveLine: 'bx-positive-line',
    warning: 'bx-warning',
    warningSoft: 'bx-warning-soft',
    warningLine: 'bx-warning-line',
    danger: 'bx-danger',
    dangerSoft: 'bx-danger-soft',
    dangerLine: 'bx-danger-line',
    shadowInk: 'bx-shadow-ink',
  },
  /** Type sizes; each pairs with the line height of the same name. 12, 14, 16, 18, 22, 28, 40 px. */
  text: {
    xs: 'bx-text-xs',
    sm: 'bx-text-sm',
    md: 'bx-text-md',
    lg: 'bx-text-lg',
    xl: 'bx-text-xl',
    '2xl': 'bx-text-2xl',
    '3xl': 'bx-text-3xl',
  },
  line: {
    xs: 'bx-line-xs',
    sm: 'bx-line-sm',
    md: 'bx-line-md',
    lg: 'bx-line-lg',
    xl: 'bx-line-xl',
    '2xl': 'bx-line-2xl',
    '3xl': 'bx-line-3xl',
  },
  /** 400 reads, 600 names. */
  weight: { regular: 'bx-weight', strong: 'bx-weight-strong' },
  tracking: { tight: 'bx-tracking-tight' },
  /** Steps of 4 px, named by multiple. */
  space: {
    1: 'bx-space-1',
    2: 'bx-space-2',
    3: 'bx-space-3',
    4: 'bx-space-4',
    5: 'bx-space-5',
    6: 'bx-space-6',
    8: 'bx-space-8',
    10: 'bx-space-10',
    12: 'bx-space-12',
    16: 'bx-space-16',
  },
  /** Grown from the host's one radius; `field` stops where a pill would cut into typed words. */
  radius: {
    small: 'bx-radius-small',
    control: 'bx-radius-control',
    field: 'bx-radius-field',
    panel: 'bx-radius-panel',
    full: 'bx-radius-full',
  },
  /** Depth of the ticket stub's notch. */
  notch: 'bx-notch',
  /** Heights: 44 px touch target, 52 px order button; 36 and 44 px where it is compact and a mouse points. */
  control: { medium: 'bx-control', large: 'bx-control-large' },
  ring: { width: 'bx-ring-width', offset: 'bx-ring-offset' },
  /**
   * Shares of a colour while something is pointed at or pressed (000 §9): what a filled button keeps of its own colour
   * and a link of its own; how much ink goes behind a quiet button pointed at, and pressed; how much red behind one
   * that destroys.
   */
  hover: {
    filled: 'bx-hover-filled',
    link: 'bx-hover-link',
    quiet: 'bx-hover-quiet',
    pressed: 'bx-hover-pressed',
    danger: 'bx-hover-danger',
  },
  /** A shadow only means "floats above the page". */
  elevation: { 1: 'bx-elevation-1', 2: 'bx-elevation-2', 3: 'bx-elevation-3' },
  /** 120 ms colour and press, 200 ms open and fade, 400 ms order summary; all 0 under reduced motion. */
  motion: { fast: 'bx-fast', base: 'bx-base', slow: 'bx-slow', ease: 'bx-ease' },
  layer: {
    sticky: 'bx-z-sticky',
    bar: 'bx-z-bar',
    drawer: 'bx-z-drawer',
    menu: 'bx-z-menu',
    dialog: 'bx-z-dialog',
    toast: 'bx-z-toast',
  },
} as const;
