import type { LocalCheck, NetworkCheck } from '../types.ts'
import { addressCheck, isBeyondCalls } from './address.ts'
import { applicationCheck } from './application.ts'
import { clockCheck } from './clock.ts'
import { connectionCheck } from './connection.ts'
import { contentPolicyCheck } from './content-policy.ts'
import { cookiesCheck } from './cookies.ts'
import { corsCheck } from './cors.ts'
import { environmentCheck } from './environment.ts'
import { hostedCheck } from './hosted.ts'
import { installationCheck } from './installation.ts'
import { discoveryCheck, keysCheck } from './keys.ts'
import { operationsCheck } from './operations.ts'
import { sessionCheck } from './session.ts'

/** The check whose findings keep the others of the network from being made. */
export { connectionCheck, isBeyondCalls }

/** The checks of the network, in the order of the report. */
export const networkChecks: readonly NetworkCheck[] = [
  operationsCheck,
  keysCheck,
  discoveryCheck,
  applicationCheck,
  clockCheck,
  corsCheck,
  cookiesCheck,
  sessionCheck,
  hostedCheck,
  contentPolicyCheck,
]

/** The checks without a call, in the order of the report. */
export const localChecks: readonly LocalCheck[] = [addressCheck, environmentCheck, installationCheck]
