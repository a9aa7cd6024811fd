import type { Client } from '../../client/index.ts'
import { session } from '../../session/feature.ts'
import { multiFactor } from '../../step-up/index.ts'
import type { StepUpInput } from './types.ts'

/** What a step-up adds to the address of a hosted sign-in, by parameter name. */
export interface StepUpAuthorization {
  /** The assurance asked for. */
  readonly acr_values: string
  /** Seconds the proof may be old. */
  readonly max_age?: string
  /** The tenant the person works in. */
  readonly organization?: string
}

/** What a hosted sign-in asks for to step somebody up (SPEC section 4): assurance, age where one is given, tenant. */
export function stepUpAuthorization(client: Client, { maxAge }: StepUpInput = {}): StepUpAuthorization {
  const { tenant } = client.get(session).getSnapshot()
  const organization = tenant && 'alias' in tenant && typeof tenant.alias === 'string' ? tenant.alias : undefined
  return {
    acr_values: multiFactor,
    ...(maxAge !== undefined && { max_age: String(maxAge) }),
    ...(organization && { organization }),
  }
}
