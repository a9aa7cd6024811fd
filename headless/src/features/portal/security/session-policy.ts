import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { merged, type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { SessionLimits, SessionPolicyActions, SessionPolicyState } from './types.ts'

/** The limits of sessions in the tenant. */
export const sessionPolicyFeature: Feature<SessionPolicyState, SessionPolicyActions> = {
  name: 'session-policy',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['session-policy'],
  state: () => ({ value: null }),
  actions(tools) {
    const { client } = tools
    const read = async (signal: AbortSignal) =>
      shaped(limitsOf(await client.api.get(path, { signal })), sessionLimitsShape)
    return singleRecord<SessionLimits>(tools, {
      resource: 'session-policy',
      read,
      async write(patch, signal) {
        // Another administrator may have changed the other members of a limit since it was loaded.
        await client.api.post(path, { body: bodyOf(await read(signal), patch), signal })
      },
    })
  },
  start: loadWhileSignedIn,
}

/** The limits without a policy: all are off. */
const usualLimits: SessionLimits = {
  idleSessionTimeout: { isActive: false, timeout: 3600 },
  forceReLogin: { isActive: false, timeout: 86_400 },
  maximumConcurrentSessions: { isActive: false, maxSessions: 3 },
}

const sessionLimitsShape: Shape<SessionLimits> = {
  idleSessionTimeout: { isActive: 'flag', timeout: 'number' },
  forceReLogin: { isActive: 'flag', timeout: 'number' },
  maximumConcurrentSessions: { isActive: 'flag', maxSessions: 'number' },
}

type Answer = components['schemas']['SessionPolicy']

const path = '/identity/resources/configurations/sessions/v1'

/** The limits of an answer. One that is missing is off. */
function limitsOf(answer: Answer): SessionLimits {
  const { sessionIdleTimeoutConfiguration, sessionTimeoutConfiguration, sessionConcurrentConfiguration } = answer
  return {
    idleSessionTimeout: sessionIdleTimeoutConfiguration ?? usualLimits.idleSessionTimeout,
    forceReLogin: sessionTimeoutConfiguration ?? usualLimits.forceReLogin,
    maximumConcurrentSessions: sessionConcurrentConfiguration ?? usualLimits.maximumConcurrentSessions,
  }
}

/** The body with the limits of a patch, each as a whole. The provider keeps the others. */
function bodyOf(present: SessionLimits, patch: RecordPatch<SessionLimits>): Answer {
  const { idleSessionTimeout, forceReLogin, maximumConcurrentSessions } = merged(present, patch)
  return {
    ...(patch.idleSessionTimeout && { sessionIdleTimeoutConfiguration: idleSessionTimeout }),
    ...(patch.forceReLogin && { sessionTimeoutConfiguration: forceReLogin }),
    ...(patch.maximumConcurrentSessions && { sessionConcurrentConfiguration: maximumConcurrentSessions }),
  }
}
