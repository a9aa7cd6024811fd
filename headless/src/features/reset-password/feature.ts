import { readFromAddress, takeFromAddress } from '../../client/address-values.ts'
import { autoAdvance } from '../../client/auto-advance.ts'
import { signInAddress } from '../../client/custom-login.ts'
import type { Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import type { ResetLink, ResetPasswordActions, ResetPasswordState } from './types.ts'

/** Sets a new password by a mailed link. */
export const resetPasswordFeature: Feature<ResetPasswordState, ResetPasswordActions> = {
  name: 'reset-password',
  scope: 'client',
  state: () => ({ step: { name: 'checking' } }),
  memory: () => ({ link: null }),
  actions(tools) {
    const { client, task, step, memory } = tools
    const open = () => client.navigate(signInAddress(client), { replace: true })
    const { advanceAfter, advanceNow, stay } = autoAdvance(tools, open)

    return {
      begin: step(({ set }, link) => {
        memory().link = link
        set({ step: { name: 'resetPassword', userId: link.userId } })
      }),
      checkLink: task('latest', async ({ set, signal }) => {
        const { userId, token } = readFromAddress(client, names)
        if (!userId || !token) return set({ step: { name: 'invalid', reason: 'missing' } })
        memory().link = null
        set({ step: { name: 'checking' } })
        try {
          const body = { userId, token }
          await client.api.post('/identity/resources/users/v1/passwords/reset/validate', { body, signal })
        } catch (error) {
          if (isSpent(error)) {
            takeFromAddress(client, names)
            return set({ step: { name: 'invalid', reason: 'spent' } })
          }
        }
        // A provider that cannot check the link refuses the password instead.
        set({ step: { name: 'resetPassword', userId } })
      }),
      submitPassword: task('single', async ({ set, state, signal }, { password }) => {
        const { step: present } = state()
        if (present.name !== 'resetPassword') return
        await assertAcceptable(client, password, { userId: present.userId })
        const { userId, token } = takeFromAddress(client, names)
        const own = memory()
        if (userId && token) own.link = { userId, token }
        if (!own.link) return set({ step: { name: 'invalid', reason: 'missing' } })
        try {
          const body = { ...own.link, password }
          await client.api.post('/identity/resources/users/v1/passwords/reset/verify', { body, signal })
        } catch (error) {
          if (!(error instanceof PorticoError) || error.status !== 410) throw error
          return set({ step: { name: 'invalid', reason: 'spent' } })
        }
        own.link = null
        set({ step: { name: 'success', isStaying: false } })
        void advanceAfter(loginDelay)
      }),
      continueToLogin: advanceNow,
      stay,
    }
  },
  start({ client, actions, state, set }) {
    const { token } = readFromAddress(client, names)
    if (token) return whenShown(client.ports, actions.checkLink)
    if (state().step.name === 'checking') set({ step: { name: 'invalid', reason: 'missing' } })
    return undefined
  },
} satisfies Feature<ResetPasswordState, ResetPasswordActions, undefined, Memory>

const names = ['userId', 'token'] as const

interface Memory {
  /** Proves that the password may be set, once it has left the address. */
  link: ResetLink | null
}

/** Delay before the login opens, in milliseconds. */
const loginDelay = 5000

/** The statuses of a provider that checks links, for a spent one. */
function isSpent(error: unknown): boolean {
  return error instanceof PorticoError && [400, 403, 410, 422].includes(error.status ?? 0)
}
