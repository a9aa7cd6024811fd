import type { ProvisionConnection } from '@portico/headless/portal/provisioning'

/** The steps of the set-up of a directory, in their order. */
export const setUpSteps = ['directory', 'app', 'people', 'groups', 'finish'] as const

/** A step of the set-up. */
export type SetUpStep = (typeof setUpSteps)[number]

/** `true` for the name of a step. */
export function isStep(name: string): name is SetUpStep {
  return setUpSteps.some((step) => step === name)
}

/** The step at which the set-up of a connection goes on. */
export function nextStepOf({ lastSyncAt, tokens }: ProvisionConnection): SetUpStep {
  if (lastSyncAt !== null) return 'groups'
  return tokens?.some(({ lastUsedAt }) => lastUsedAt !== null) ? 'people' : 'app'
}
