import type { KeyMeta } from '../files';

/** What a translator is told beside a text, a line each. */
export function describe({ context, maxLength, placeholders = {}, stories }: KeyMeta): string[] {
  return [
    context,
    `At most ${maxLength} characters.`,
    ...Object.entries(placeholders).map(([mark, { meaning, example }]) =>
      mark.startsWith('<')
        ? `${mark}…${mark.replace('<', '</')}: ${meaning}. Keep the tags around the right words.`
        : `{{${mark}}}: ${meaning}${example ? `, e.g. ${example}` : ''}. Keep it as it is.`,
    ),
    ...(stories[0] ? [`Story: ?path=/story/${stories[0]}`] : []),
  ];
}
