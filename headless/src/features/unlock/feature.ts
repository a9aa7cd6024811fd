import { type Feature, readFromAddress, routesOf, takeFromAddress } from '../../client/index.ts'
import { isRefused } from '../../core/is-refused.ts'
import { successOf } from '../../core/success.ts'
import type { UnlockActions, UnlockState } from './types.ts'

/** Taking a lock off by the link of a mail (SPEC section 4, unlock). */
export const unlock: Feature<UnlockState, UnlockActions> = {
  name: 'unlock',
  scope: 'client',
  state: () => ({ step: { name: 'unlocking' } }),
  actions(tools) {
    const { client, task } = tools
    let held: string | null = null
    const success = successOf(tools, loginDelay, () => client.navigate(routesOf(client).loginUrl, { replace: true }))

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
        success.show(set)
      }),
      continueToLogin: success.moveOn,
      stay: success.stay,
    }
  },
  start({ client, actions, state }) {
    if (readFromAddress(client, ['token']).token || state().step.name === 'unlocking') void actions.submit()
    return undefined
  },
}

/** Milliseconds (SPEC section 4). */
const loginDelay = 5000
