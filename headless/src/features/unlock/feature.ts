import { readFromAddress, takeFromAddress } from '../../client/address-values.ts'
import { autoAdvance } from '../../client/auto-advance.ts'
import { signInAddress } from '../../client/custom-login.ts'
import type { Feature } from '../../client/index.ts'
import { isRefused } from '../../core/is-refused.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { UnlockActions, UnlockState } from './types.ts'

/** Unlocking an account by the link of a mail. */
export const unlockFeature: Feature<UnlockState, UnlockActions> = {
  name: 'unlock',
  scope: 'client',
  state: () => ({ step: { name: 'unlocking' } }),
  memory: () => ({ token: null }),
  actions(tools) {
    const { client, task, memory } = tools
    const open = () => client.navigate(signInAddress(client), { replace: true })
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, open)

    return {
      submit: task('single', async ({ set, signal }) => {
        const own = memory()
        const token = takeFromAddress(client, ['token']).token ?? own.token
        if (token === null) return set({ step: { name: 'invalid' } })
        own.token = token
        set({ step: { name: 'unlocking' } })
        try {
          await client.api.post('/identity/resources/users/v3/me/unlock', { body: { token }, signal })
        } catch (error) {
          if (!isRefused(error)) throw error
          own.token = null
          return set({ step: { name: 'invalid' } })
        }
        own.token = null
        set({ step: { name: 'success', isStaying: false } })
        void advanceAfter(loginDelay)
      }),
      continueToLogin: advanceNow,
      stay,
    }
  },
  start({ client, actions, state }) {
    return whenShown(client.ports, () => {
      if (readFromAddress(client, ['token']).token || state().step.name === 'unlocking') void actions.submit()
    })
  },
} satisfies Feature<UnlockState, UnlockActions, undefined, Memory>

interface Memory {
  /** The token of the link, once it has left the address and until it is spent. */
  token: string | null
}

/** Delay before the login opens, in milliseconds. */
const loginDelay = 5000
