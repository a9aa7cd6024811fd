/** Replaces `error-pages.ts` in a production build: a message stays as it is. */
export function withPage(message: string): string {
  return message
}
