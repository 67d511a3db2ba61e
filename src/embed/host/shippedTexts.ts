import { nearestOf, type LoadTexts } from './texts';
import { loaders } from './texts/loaders';

/** Those of the package, each locale a chunk of its own. @public */
export const loadShippedTexts: LoadTexts = async (locale) => {
  const name = nearestOf(Object.keys(loaders), locale);
  return name ? (await loaders[name]?.())?.default : undefined;
};
