import type { Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { assertAcceptable } from '../password-rules/index.ts'
import type { ChangePasswordActions, ChangePasswordState } from './types.ts'

/** The codes of errors that `change-password` makes itself. Their meaning is in its guide. */
const changePasswordErrors = {
  presentPasswordRequired: 'present-password-required',
} as const

/** Changes the password of the signed-in user. */
export const changePasswordFeature: Feature<ChangePasswordState, ChangePasswordActions> = {
  name: 'change-password',
  scope: 'user',
  source: 'admin-portal',
  state: () => ({ isChanged: false }),
  actions: ({ client, task, step, cancelAll }) => ({
    submit: task(
      'single',
      async ({ set, signal }, { password, newPassword }) => {
        if (password === '')
          throw new PorticoError(changePasswordErrors.presentPasswordRequired, 'Enter your present password')
        await assertAcceptable(client, newPassword)
        const body = { password, newPassword }
        await client.api.post('/identity/resources/users/v1/passwords/change', { body, signal })
        set({ isChanged: true })
      },
      { changes: ['login-sessions'] },
    ),
    restart: step(({ set }) => {
      cancelAll()
      set({ isChanged: false })
    }),
  }),
}
