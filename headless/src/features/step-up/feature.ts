import type { Feature } from '../../client/index.ts'
import { leadingOn } from '../../client/leading-on.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import { session } from '../../session/feature.ts'
import { mfa } from '../mfa/index.ts'
import type { Undertaking } from './flow.ts'
import { goToStepUp, leadBack, maxAgeOf } from './page.ts'
import type { StepUpActions, StepUpInput, StepUpState } from './types.ts'

/** Proves a second factor again, on a page or in a dialog over the waiting calls. */
export const stepUp: Feature<StepUpState, StepUpActions> = {
  name: 'step-up',
  scope: 'user',
  state: () => ({ step: { name: 'idle' }, demand: null, rounds: 0, lastRound: null, freshAuthTime: null }),
  actions(tools) {
    const { client, task, step, state, cancelAll } = tools
    const { leadOnAfter, openNow, stay } = leadingOn(tools, () => leadBack(client))
    const waiting = new Set<(outcome: Outcome) => void>()
    let undertaking: Undertaking | null = null
    let attending = 0
    let isTaken = false

    const show = step(({ set }, change: Partial<StepUpState>) => set(change))

    const finish = task('single', async () => {
      const { proofOf } = await flow()
      const freshAuthTime = undertaking && proofOf(client, undertaking)
      if (freshAuthTime === null) return show({ step: { name: 'failed' } })
      show({ freshAuthTime, step: { name: 'done', isStaying: false } })
      // After that, the age limit applies to all components again.
      client.ports.clock.after(freshFor, () => {
        if (state().freshAuthTime === freshAuthTime) show({ freshAuthTime: null })
      })
      if (!undertaking?.isOnPage) return endRound('met')
      void leadOnAfter(backDelay)
    })

    const actions: StepUpActions = {
      stepUp: step((_, input = {}) => {
        if (client.options.hostedLogin) void actions.begin({ maxAge: input.maxAge })
        else goToStepUp(client, input)
      }),
      begin: task('single', async (call, input: StepUpInput = {}) => {
        const { demand } = state()
        const { user } = client.get(session).getSnapshot()
        const { hostedLogin } = client.options
        const maxAge = 'maxAge' in input ? input.maxAge : demand ? demand.maxAge : maxAgeOf(client)
        if (hostedLogin) return hostedLogin.stepUp(client, { maxAge })
        const { begin } = await flow()
        undertaking = {
          maxAge,
          startedAt: Math.floor(client.ports.clock.now() / 1000),
          former: user?.authTime,
          isOnPage: demand === null,
        }
        if (await begin(client, call, undertaking)) await finish()
      }),
      cancel: step(({ set }) => {
        cancelAll()
        client.get(mfa).actions.cancelStepUp()
        set({ step: { name: 'idle' } })
        if (state().demand) endRound('canceled')
        else leadBack(client)
      }),
      proceed: openNow,
      stay,
      ask({ since = state().rounds, ...demand }) {
        const { rounds, lastRound } = state()
        if (rounds !== since) return Promise.resolve(lastRound === 'met' ? met : canceled)
        const canAsk = attending > 0 && !client.options.hostedLogin && client.get(session).getSnapshot().user
        if (!canAsk) return Promise.resolve(unattended())
        const outcome = new Promise<Outcome>((settle) => waiting.add(settle))
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
        if (state().freshAuthTime === null || isTaken) return
        isTaken = true
        client.ports.clock.after(1000, () => {
          isTaken = false
          show({ freshAuthTime: null })
        })
      }),
    }
    followers.set(actions, {
      steppedUp: () => void (state().step.name === 'secondFactor' && finish()),
      signedOut: settle,
    })
    return actions

    /** Settles all waiting calls, once. */
    function endRound(lastRound: 'met' | 'canceled') {
      show({ demand: null, step: { name: 'idle' }, rounds: state().rounds + 1, lastRound })
      settle(lastRound === 'met' ? met : canceled)
    }

    function settle(outcome: Outcome = canceled) {
      const all = [...waiting]
      waiting.clear()
      for (const tell of all) tell(outcome)
    }
  },
  // Calls that still wait are canceled when the client stops.
  start:
    ({ actions }) =>
    () =>
      followers.get(actions)?.signedOut(),
  on: {
    steppedUp: ({ actions }) => followers.get(actions)?.steppedUp(),
    signedOut: ({ actions }) => followers.get(actions)?.signedOut(),
  },
}

/** Delay between the proof and the return, as after a sign-in, in milliseconds. */
const backDelay = 200

/** Time in which a proof counts as fresh regardless of its age, in milliseconds. */
const freshFor = 10_000

/** Event handlers of a slice, kept here because they need its private data. */
interface Follower {
  readonly steppedUp: () => void
  readonly signedOut: () => void
}

const followers = /* @__PURE__ */ new WeakMap<StepUpActions, Follower>()

const met: Outcome = { ok: true, value: undefined }
const canceled: Outcome = { ok: false, reason: 'canceled' }

function unattended(): Outcome {
  const error = new PorticoError('step-up-required', 'Prove who you are again, then repeat this')
  return { ok: false, reason: 'failed', error }
}

const flow = () => part(import('./flow.ts'))
