import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The worth of the last test of a connection. A test before a change of its values is `outdated`. */
export type TestState = 'none' | 'passed' | 'failed' | 'outdated'

/** The state of the last test; `null` if the provider has no tests. */
export function testStateOf({ isTestOffered, lastTest }: SsoConnection): TestState | null {
  if (!isTestOffered) return null
  if (!lastTest) return 'none'
  return lastTest.isOutdated ? 'outdated' : lastTest.status
}

/** `true` if a connection is turned on without a further question: its last test passed, or the provider has none. */
export function isTestedOrUntestable(connection: SsoConnection): boolean {
  const state = testStateOf(connection)
  return state === null || state === 'passed'
}
