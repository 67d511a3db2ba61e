/** Installs what a folder's package.json asks for, and packages besides. */
export function install(folder: string, ...packages: string[]): void;
