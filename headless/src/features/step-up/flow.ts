import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { valueIn } from '../../core/value-in.ts'
import { sessionFeature } from '../../session/feature.ts'
import { devicesIn } from '../../session/login-answer.ts'
import type { Challenge, User } from '../../session/types.ts'
import { isSteppedUp } from '../../step-up/index.ts'
import { mfaFeature } from '../mfa/index.ts'
import { leaveToLogOut } from './page.ts'
import type { StepUpState } from './types.ts'

/** The requirements of a step-up, against which its result is checked. */
export interface Undertaking {
  /** Maximum age of the proof in seconds. */
  readonly maxAge: number | undefined
  /** The start of the step-up in epoch seconds. */
  readonly startedAt: number
  /** The `auth_time` before the step-up. */
  readonly former: number | undefined
  /** `true` on the step-up page, `false` in a dialog over waiting calls. */
  readonly isOnPage: boolean
}

/**
 * Requests a step-up from the provider. Returns `true` if the requirements are met already; otherwise `mfa` continues.
 */
export async function begin(client: Client, call: TaskCall<StepUpState>, undertaking: Undertaking): Promise<boolean> {
  const { maxAge, isOnPage } = undertaking
  const { signal, set } = call
  set({ step: { name: 'preparing' } })
  try {
    const challenge = await generate(client, call, maxAge)
    if (challenge === 'met') return true
    valueIn(await client.get(mfaFeature).actions.stepUp({ challenge }))
  } catch (error) {
    set({ step: { name: 'failed' } })
    // An aborted call was replaced by another and has not failed.
    if (isOnPage && !signal.aborted && error instanceof PorticoError) leaveToLogOut(client)
    throw error
  }
  set({ step: { name: 'secondFactor' } })
  return false
}

/** The provider's requirement: `met` if nothing is left to prove, `null` if the user has no factor. */
async function generate(client: Client, call: TaskCall<StepUpState>, maxAge: number | undefined) {
  const { signal } = call
  const body = maxAge === undefined ? {} : { maxAge }
  try {
    const answer = await client.api.post('/identity/resources/auth/v1/user/step-up/generate', { body, signal })
    if (answer.mfaToken) return challengeIn(answer, client.get(sessionFeature).getSnapshot().user)
    const { kind } = await client.session.accept(answer, call)
    if (kind === 'authenticated') return 'met'
  } catch (error) {
    if (isNotEnrolled(error)) return null
    throw error
  }
  throw new PorticoError('unreadable-answer', 'The provider gave no answer we can use')
}

/** The `auth_time` of a recent enough proof, or of one made by this step-up; otherwise `null`. */
export function proofOf(client: Client, { maxAge, startedAt, former }: Undertaking): number | null {
  const { user } = client.get(sessionFeature).getSnapshot()
  const claims = { acr: user?.acr, amr: user?.amr, auth_time: user?.authTime }
  const authTime = user?.authTime ?? 0
  // The clocks of provider and page may differ, so an `auth_time` later than before also counts as current.
  const isOfNow = authTime >= startedAt || (former !== undefined && authTime > former)
  const asked = isOfNow ? undefined : maxAge
  const now = Math.floor(client.ports.clock.now() / 1000)
  return isSteppedUp(claims, { maxAge: asked, now }) ? authTime : null
}

type StepUpAnswer = Partial<Pick<Challenge, 'mfaToken'>> & {
  readonly mfaDevices?: Partial<Challenge['devices']>
}

/** Offers enrolled factors only: a new factor proves nothing about the user. */
function challengeIn({ mfaToken = '', mfaDevices }: StepUpAnswer, user: User | null): Challenge {
  return { mfaToken, devices: devicesIn(mfaDevices), isEnrolled: true, strategies: [], email: user?.email }
}

function isNotEnrolled(error: unknown): boolean {
  return error instanceof PorticoError && error.message === 'MFA is not enrolled'
}
