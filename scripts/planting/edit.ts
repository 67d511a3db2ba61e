/** One change of a source, by the words it stands at. */
export interface Edit {
  file: string;
  /** Found exactly once in the file. */
  find: string;
  replace: string;
}

/** The text of the file with the edit in it. Throws when its place is not there, or not the only one. */
export function planted(text: string, { file, find, replace }: Edit): string {
  if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one ${find}`);
  return text.replace(find, () => replace);
}
