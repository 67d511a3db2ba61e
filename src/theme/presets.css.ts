import { assignVars, globalStyle } from '@vanilla-extract/css';
import { brands } from './brands';
import { vars } from './contract.css';

globalStyle('.bx', { vars: assignVars(vars.brand, brands.ink) });
globalStyle(".bx[data-preset='festival']", { vars: assignVars(vars.brand, brands.festival) });
globalStyle(".bx[data-preset='summit']", { vars: assignVars(vars.brand, brands.summit) });
