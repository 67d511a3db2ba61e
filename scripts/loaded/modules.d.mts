export function ownerOf(source: string): string;
export function showModules(owners: readonly (readonly [owner: string, bytes: number])[]): string;
