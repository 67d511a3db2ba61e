import { socialNetworkNames } from '../../domain/confirmation/settings';
import type { Translate } from '../../i18n';

/** Every network one can share on. */
export const networkOptions = (t: Translate) =>
  socialNetworkNames.map((value) => ({ value, label: t(`sharing.network.${value}`) }));
