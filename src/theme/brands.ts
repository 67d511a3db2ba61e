import type { Preset } from './presets';

/** What a host gives: color0 ground, 1 ink, 2 action, 3 highlight (offers), 4 quiet, 5 line, corners and a font. @public */
export interface BrandValues {
  color0: string;
  color1: string;
  color2: string;
  color3: string;
  color4: string;
  color5: string;
  radius: string;
  font: string;
}

/** What each preset gives in a host's place. @public */
export const brands: Readonly<Record<Preset, BrandValues>> = {
  ink: {
    color0: '#ffffff',
    color1: '#16181d',
    color2: '#16181d',
    color3: '#d3ee4e',
    color4: '#5c606b',
    color5: '#e2e3e6',
    radius: '8px',
    font: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
  festival: {
    color0: '#fff8ec',
    color1: '#33121f',
    color2: '#c02f14',
    color3: '#f0a81c',
    color4: '#7b5a4e',
    color5: '#ecd9bd',
    radius: '22px',
    // Palatino before Georgia: Georgia's old-style figures make a price column uneven.
    font: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Liberation Serif', Cambria, serif",
  },
  summit: {
    color0: '#f3f7fa',
    color1: '#0a2540',
    color2: '#0b5bb5',
    color3: '#007d74',
    color4: '#4d6378',
    color5: '#cfdbe6',
    radius: '2px',
    font: "'Segoe UI', Tahoma, 'DejaVu Sans Condensed', 'Helvetica Neue', sans-serif",
  },
};
