/** The one namespace of the library's texts. @public */
export const namespace = 'boxoffice';
