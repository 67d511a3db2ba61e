export {
  brandOf,
  contrastReport,
  type ColourCorrection,
  type ColourFix,
  type ContrastLevel,
  type ContrastOptions,
  type ContrastReport,
  type ContrastResult,
} from './contrastReport';
export type { PairBack, PairFront } from './pairs';
export { paletteOf, type Brand, type BrandColour, type Role } from './roles';
