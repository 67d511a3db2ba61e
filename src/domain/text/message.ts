/**
 * A sentence for a person, as the catalogue's key with its values. `text` is wording that came from the organizer or
 * the server and wins over the catalogue.
 * @public
 */
export interface Message {
  key: string;
  values?: Record<string, string | number>;
  text?: string;
}

/** A message whose words an organizer or the server may have given. */
export const withText = (key: string, text?: string, values?: Message['values']): Message => ({
  key,
  ...(values && { values }),
  ...(text && { text }),
});

/** Turns a message into words with the caller's translate function, whatever keys it is typed with. @public */
export const messageOf = <Key extends string>(
  message: Message,
  t: (key: Key, values?: Record<string, string | number>) => string,
): string => message.text ?? t(message.key as Key, message.values);
