import { autoAdvance } from '../../client/auto-advance.ts'
import type { Feature } from '../../client/index.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import { sessionFeature } from '../../session/feature.ts'
import { mfaFeature } from '../mfa/index.ts'
import type { Undertaking } from './flow.ts'
import { goToStepUp, leadBack, maxAgeOf } from './page.ts'
import type { StepUpActions, StepUpInput, StepUpState } from './types.ts'

/** The codes of errors that `step-up` makes itself. Their meaning is in its guide. */
export const stepUpErrors = {
  stepUpCanceled: 'step-up-canceled',
  stepUpRequired: 'step-up-required',
} as const

/** Proving again who the user is, by a second factor: on a page of its own or in a dialog. */
export const stepUpFeature: Feature<StepUpState, StepUpActions> = {
  name: 'step-up',
  scope: 'user',
  state: () => ({ step: { name: 'idle' }, demand: null, rounds: 0, lastRound: null, freshAuthTime: null }),
  memory: () => ({ undertaking: null, isTaken: false }),
  actions(tools) {
    const { client, task, step, state, cancelAll, memory } = tools
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, () => leadBack(client))
    // The page's and not the user's: the callers that wait, which a log-out answers, and the mounted dialogs.
    const waiting = new Set<(outcome: Outcome) => void>()
    let attending = 0

    const show = step(({ set }, change: Partial<StepUpState>) => set(change))

    const finish = task('single', async () => {
      const { proofOf } = await flow()
      const { undertaking } = memory()
      const freshAuthTime = undertaking && proofOf(client, undertaking)
      if (freshAuthTime === null) return show({ step: { name: 'failed' } })
      show({ freshAuthTime, step: { name: 'done', isStaying: false } })
      client.ports.clock.after(freshFor, () => {
        if (state().freshAuthTime === freshAuthTime) show({ freshAuthTime: null })
      })
      if (!undertaking?.isOnPage) return endRound('met')
      void advanceAfter(backDelay)
    })

    const actions: StepUpActions = {
      stepUp: step((_, input = {}) => {
        if (client.options.hostedLogin) void actions.begin({ maxAge: input.maxAge })
        else goToStepUp(client, input)
      }),
      begin: task('single', async (call, input: StepUpInput = {}) => {
        const { demand } = state()
        const { user } = client.get(sessionFeature).getSnapshot()
        const { hostedLogin } = client.options
        const maxAge = 'maxAge' in input ? input.maxAge : demand ? demand.maxAge : maxAgeOf(client)
        if (hostedLogin) return hostedLogin.stepUp(client, { maxAge })
        const { begin } = await flow()
        const undertaking = {
          maxAge,
          startedAt: Math.floor(client.ports.clock.now() / 1000),
          former: user?.authTime,
          isOnPage: demand === null,
        }
        memory().undertaking = undertaking
        if (await begin(client, call, undertaking)) await finish()
      }),
      cancel: step(({ set }) => {
        cancelAll()
        client.get(mfaFeature).actions.cancelStepUp()
        set({ step: { name: 'idle' } })
        if (state().demand) endRound('canceled')
        else leadBack(client)
      }),
      proceed: advanceNow,
      stay,
      ask({ since = state().rounds, ...demand }) {
        const { rounds, lastRound } = state()
        if (rounds !== since) return Promise.resolve(lastRound === 'met' ? met : canceled)
        const canAsk = attending > 0 && !client.options.hostedLogin && client.get(sessionFeature).getSnapshot().user
        if (!canAsk) return Promise.resolve(unattended())
        const outcome = new Promise<Outcome>((resolve) => waiting.add(resolve))
        if (state().demand === null) {
          cancelAll()
          show({ demand, step: { name: 'preparing' } })
          void actions.begin()
        }
        return outcome
      },
      attend() {
        attending += 1
        let isThere = true
        return () => {
          if (!isThere) return
          isThere = false
          attending -= 1
          if (attending === 0 && state().demand) actions.cancel()
        }
      },
      take: step(() => {
        const own = memory()
        if (state().freshAuthTime === null || own.isTaken) return
        own.isTaken = true
        client.ports.clock.after(1000, () => {
          own.isTaken = false
          show({ freshAuthTime: null })
        })
      }),
    }
    followers.set(actions, {
      steppedUp: () => void (state().step.name === 'secondFactor' && finish()),
      signedOut: answerWaiting,
    })
    return actions

    /** Ends the demand and answers every caller that waits. */
    function endRound(lastRound: 'met' | 'canceled') {
      show({ demand: null, step: { name: 'idle' }, rounds: state().rounds + 1, lastRound })
      answerWaiting(lastRound === 'met' ? met : canceled)
    }

    function answerWaiting(outcome: Outcome = canceled) {
      const all = [...waiting]
      waiting.clear()
      for (const resolve of all) resolve(outcome)
    }
  },
  // A client that ends cancels the callers that wait.
  start:
    ({ actions }) =>
    () =>
      followers.get(actions)?.signedOut(),
  on: {
    steppedUp: ({ actions }) => followers.get(actions)?.steppedUp(),
    signedOut: ({ actions }) => followers.get(actions)?.signedOut(),
  },
} satisfies Feature<StepUpState, StepUpActions, undefined, Memory>

interface Memory {
  /** The step-up in progress, if any. */
  undertaking: Undertaking | null
  /** `true` while a fresh proof is being used up. */
  isTaken: boolean
}

/** Delay between the proof and the return, as after a sign-in, in milliseconds. */
const backDelay = 200

/** Milliseconds for which a proof counts as fresh, so that the next page accepts it. */
const freshFor = 10_000

/** The handlers of a slice's events that use its tasks. */
interface Follower {
  readonly steppedUp: () => void
  readonly signedOut: () => void
}

const followers = new WeakMap<StepUpActions, Follower>()

const met: Outcome = { ok: true, value: undefined }

const canceled: Outcome = { ok: false, reason: 'canceled' }

function unattended(): Outcome {
  const error = new PorticoError(stepUpErrors.stepUpRequired, 'Prove who you are again, then repeat this')
  return { ok: false, reason: 'failed', error }
}

const flow = () => part(import('./flow.ts'))
