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
export { contrastPairs, type Pair, type PairBack, type PairFront } from './pairs';
export { paletteOf, type Brand, type BrandColour, type Role, type Scheme } from './roles';
