import { type Feature, readFromAddress, signInAddress, takeFromAddress } from '../../client/index.ts'
import { leadingOn } from '../../client/leading-on.ts'
import { isRefused } from '../../core/is-refused.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { UnlockActions, UnlockState } from './types.ts'

/** Unlocks an account by a mailed link. */
export const unlock: Feature<UnlockState, UnlockActions> = {
  name: 'unlock',
  scope: 'client',
  state: () => ({ step: { name: 'unlocking' } }),
  actions(tools) {
    const { client, task } = tools
    const open = () => client.navigate(signInAddress(client), { replace: true })
    const { leadOnAfter, openNow, stay } = leadingOn(tools, open)
    let held: string | null = null

    return {
      submit: task('single', async ({ set, signal }) => {
        const token = takeFromAddress(client, ['token']).token ?? held
        if (token === null) return set({ step: { name: 'invalid' } })
        held = token
        set({ step: { name: 'unlocking' } })
        try {
          await client.api.post('/identity/resources/users/v3/me/unlock', { body: { token }, signal })
        } catch (error) {
          if (!isRefused(error)) throw error
          held = null
          return set({ step: { name: 'invalid' } })
        }
        held = null
        set({ step: { name: 'success', isStaying: false } })
        void leadOnAfter(loginDelay)
      }),
      continueToLogin: openNow,
      stay,
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      if (readFromAddress(client, ['token']).token || state().step.name === 'unlocking') void actions.submit()
    })
  },
}

/** Delay before the login opens, in milliseconds. */
const loginDelay = 5000
