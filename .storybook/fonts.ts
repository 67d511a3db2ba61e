import './fonts.css';

const families = new Map<unknown, string>([
  ['festival', 'Source Serif 4 Variable'],
  ['summit', 'Open Sans Variable'],
]);

/** A story is measured and pictured in its preset's own font, never in what stands in for it while it loads. */
export const loadFontOf = (preset: unknown) =>
  document.fonts.load(`16px '${families.get(preset) ?? 'Inter Variable'}'`);
