/** Replaces `checks.ts` in a production build, and checks nothing. */
export function useKitChecks(): void {}
