import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { valueIn } from '../../core/value-in.ts'
import { session } from '../../session/feature.ts'
import { devicesIn } from '../../session/login-answer.ts'
import type { Challenge, User } from '../../session/types.ts'
import { isSteppedUp } from '../../step-up/index.ts'
import { mfa } from '../mfa/index.ts'
import { leaveToLogOut } from './page.ts'
import type { StepUpState } from './types.ts'

/** What is asked for, since when, and of whom: what came of it is held against that. */
export interface Undertaking {
  /** Seconds the proof may be old. */
  readonly maxAge: number | undefined
  /** Epoch seconds. */
  readonly startedAt: number
  /** The `auth_time` before. */
  readonly former: number | undefined
  /** Whether it has a page to itself; else it is a dialog over what waits for it. */
  readonly isOnPage: boolean
}

/** Asks the provider for a step-up. Answers whether the person is through already; else `mfa` leads on. */
export async function begin(client: Client, call: TaskCall<StepUpState>, undertaking: Undertaking): Promise<boolean> {
  const { maxAge, isOnPage } = undertaking
  const { signal, set } = call
  set({ step: { name: 'preparing' } })
  try {
    const challenge = await generate(client, call, maxAge)
    if (challenge === 'met') return true
    valueIn(await client.get(mfa).actions.stepUp({ challenge }))
  } catch (error) {
    set({ step: { name: 'failed' } })
    // What something else took the place of has not failed.
    if (isOnPage && !signal.aborted && error instanceof PorticoError) leaveToLogOut(client)
    throw error
  }
  set({ step: { name: 'secondFactor' } })
  return false
}

/** What the provider asks for: nothing more where all is `met`, and `null` where there is no factor to ask for. */
async function generate(client: Client, call: TaskCall<StepUpState>, maxAge: number | undefined) {
  const { signal } = call
  const body = maxAge === undefined ? {} : { maxAge }
  try {
    const answer = await client.api.post('/identity/resources/auth/v1/user/step-up/generate', { body, signal })
    if (answer.mfaToken) return challengeIn(answer, client.get(session).getSnapshot().user)
    const { kind } = await client.session.accept(answer, call)
    if (kind === 'authenticated') return 'met'
  } catch (error) {
    if (isNotEnrolled(error)) return null
    throw error
  }
  throw new PorticoError('unreadable-answer', 'The provider gave no answer we can use')
}

/** The `auth_time` of a proof that is none older than asked, or no older than the step-up itself; `null` where there is none. */
export function proofOf(client: Client, { maxAge, startedAt, former }: Undertaking): number | null {
  const { user } = client.get(session).getSnapshot()
  const claims = { acr: user?.acr, amr: user?.amr, auth_time: user?.authTime }
  const authTime = user?.authTime ?? 0
  // The provider's clock and the page's may differ: a later `auth_time` than before is a proof of now as well.
  const isOfNow = authTime >= startedAt || (former !== undefined && authTime > former)
  const asked = isOfNow ? undefined : maxAge
  const now = Math.floor(client.ports.clock.now() / 1000)
  return isSteppedUp(claims, { maxAge: asked, now }) ? authTime : null
}

type StepUpAnswer = Partial<Pick<Challenge, 'mfaToken'>> & {
  readonly mfaDevices?: Partial<Challenge['devices']>
}

/** What is given is one of the factors that are enrolled: nobody proves who they are with a new one. */
function challengeIn({ mfaToken = '', mfaDevices }: StepUpAnswer, user: User | null): Challenge {
  return { mfaToken, devices: devicesIn(mfaDevices), isEnrolled: true, strategies: [], email: user?.email }
}

function isNotEnrolled(error: unknown): boolean {
  return error instanceof PorticoError && error.message === 'MFA is not enrolled'
}
