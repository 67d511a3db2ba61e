import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { brand } = vars;

globalStyle('.bx', {
  vars: {
    [brand.color0]: '#ffffff',
    [brand.color1]: '#16181d',
    [brand.color2]: '#16181d',
    [brand.color3]: '#d3ee4e',
    [brand.color4]: '#5c606b',
    [brand.color5]: '#e2e3e6',
    [brand.radius]: '8px',
    [brand.font]: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
});

/* Palatino before Georgia: Georgia's old-style figures make a price column uneven. */
globalStyle(".bx[data-preset='festival']", {
  vars: {
    [brand.color0]: '#fff8ec',
    [brand.color1]: '#33121f',
    [brand.color2]: '#c02f14',
    [brand.color3]: '#f0a81c',
    [brand.color4]: '#7b5a4e',
    [brand.color5]: '#ecd9bd',
    [brand.radius]: '22px',
    [brand.font]: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Liberation Serif', Cambria, serif",
  },
});

globalStyle(".bx[data-preset='summit']", {
  vars: {
    [brand.color0]: '#f3f7fa',
    [brand.color1]: '#0a2540',
    [brand.color2]: '#0b5bb5',
    [brand.color3]: '#007d74',
    [brand.color4]: '#4d6378',
    [brand.color5]: '#cfdbe6',
    [brand.radius]: '2px',
    [brand.font]: "'Segoe UI', Tahoma, 'DejaVu Sans Condensed', 'Helvetica Neue', sans-serif",
  },
});
