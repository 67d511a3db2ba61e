import './presets.css';
import './light.css';
import './dark.css';
import './scale.css';
import './base.css';

export { brands, type BrandValues } from './brands';
export { vars } from './contract.css';
export { monospace } from './monospace';
export { presets, schemes, type Preset, type Scheme } from './presets';
export { densities, type Density } from './scale';
