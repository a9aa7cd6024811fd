import { type Feature, readFromAddress, signInAddress, takeFromAddress } from '../../client/index.ts'
import { leadingOn } from '../../client/leading-on.ts'
import { PorticoError } from '../../core/errors.ts'
import { whenShown } from '../../core/ports/shown.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import type { ResetLink, ResetPasswordActions, ResetPasswordState } from './types.ts'

/** Sets a new password by a mailed link. */
export const resetPassword: Feature<ResetPasswordState, ResetPasswordActions> = {
  name: 'reset-password',
  scope: 'client',
  state: () => ({ step: { name: 'checking' } }),
  actions(tools) {
    const { client, task, step } = tools
    const open = () => client.navigate(signInAddress(client), { replace: true })
    const { leadOnAfter, openNow, stay } = leadingOn(tools, open)
    /** The token that authorizes the change, after it has left the address. */
    let held: ResetLink | null = null

    return {
      begin: step(({ set }, link) => {
        held = link
        set({ step: { name: 'resetPassword', userId: link.userId } })
      }),
      checkLink: task('latest', async ({ set, signal }) => {
        const { userId, token } = readFromAddress(client, names)
        if (!userId || !token) return set({ step: { name: 'invalid', reason: 'missing' } })
        held = null
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
        // If the provider cannot check the link, submitting the password checks it.
        set({ step: { name: 'resetPassword', userId } })
      }),
      submitPassword: task('single', async ({ set, state, signal }, { password }) => {
        const { step: present } = state()
        if (present.name !== 'resetPassword') return
        assertAcceptable(client, password, { userId: present.userId })
        const { userId, token } = takeFromAddress(client, names)
        if (userId && token) held = { userId, token }
        if (!held) return set({ step: { name: 'invalid', reason: 'missing' } })
        try {
          const body = { ...held, password }
          await client.api.post('/identity/resources/users/v1/passwords/reset/verify', { body, signal })
        } catch (error) {
          if (!(error instanceof PorticoError) || error.status !== 410) throw error
          return set({ step: { name: 'invalid', reason: 'spent' } })
        }
        held = null
        set({ step: { name: 'success', isStaying: false } })
        void leadOnAfter(loginDelay)
      }),
      continueToLogin: openNow,
      stay,
    }
  },
  start({ client, actions, state, set }) {
    const { token } = readFromAddress(client, names)
    if (token) return whenShown(client.ports, actions.checkLink)
    if (state().step.name === 'checking') set({ step: { name: 'invalid', reason: 'missing' } })
    return undefined
  },
}

const names = ['userId', 'token'] as const

/** Delay before the login opens, in milliseconds. */
const loginDelay = 5000

/** `true` if a provider that supports the check refuses the link; other providers answer differently. */
function isSpent(error: unknown): boolean {
  return error instanceof PorticoError && [400, 403, 410, 422].includes(error.status ?? 0)
}
