import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The steps of the guided set-up, in their order. */
export const setUpSteps = ['provider', 'app', 'connect', 'domains', 'roles', 'finish'] as const

/** A step of the guided set-up. */
export type SetUpStep = (typeof setUpSteps)[number]

/** `true` for the name of a step. */
export function isStep(name: string): name is SetUpStep {
  return setUpSteps.some((step) => step === name)
}

/** The step at which the set-up of a connection goes on. */
export function nextStepOf(connection: SsoConnection): SetUpStep {
  if (!connection.isComplete) return 'app'
  return connection.domains.some(({ isValidated }) => isValidated) ? 'finish' : 'domains'
}
