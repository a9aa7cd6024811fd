// It imports nothing: the modules of a first form are joined, and would depend on each other.

/** Replaces `checks.ts` in a production build, and checks nothing. */
export function checkOptions(): void {}

export function checkClient(): void {}

export function checkProvided(): void {}

export function withoutProvider(): string {
  return 'A Portico hook needs <PorticoProvider client={…}> around it'
}
