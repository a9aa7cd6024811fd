import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import { isTestedOrUntestable } from './connection-test/test-state.ts'

/** The steps of the guided set-up, in their order. */
export const setUpSteps = ['provider', 'app', 'connect', 'domains', 'roles', 'try', 'finish'] as const

/** A step of the guided set-up. */
export type SetUpStep = (typeof setUpSteps)[number]

/** `true` for the name of a step. */
export function isStep(name: string): name is SetUpStep {
  return setUpSteps.some((step) => step === name)
}

/** The steps of a connection: one of a provider without tests has no step for them. */
export function stepsOf(isTestOffered: boolean): readonly SetUpStep[] {
  return setUpSteps.filter((step) => isTestOffered || step !== 'try')
}

/** The step at which the set-up of a connection goes on. */
export function nextStepOf(connection: SsoConnection): SetUpStep {
  if (!connection.isComplete) return 'app'
  if (!connection.domains.some(({ isValidated }) => isValidated)) return 'domains'
  return isTestedOrUntestable(connection) ? 'finish' : 'try'
}
