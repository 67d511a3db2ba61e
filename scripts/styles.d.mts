export declare function stylesEntries(): Record<'styles' | 'organizer-styles', string>;
