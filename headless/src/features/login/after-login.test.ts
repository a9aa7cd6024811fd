import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import { loginOf } from '../../../test/open-login.ts'
import { me, openPasskeys, signInOf } from '../../../test/open-passkeys.ts'
import { sessionFeature } from '../../session/index.ts'
import { passwordRotationFeature } from '../password-rotation/feature.ts'
import type { AfterLoginStepName } from './handover.ts'

/** The possible steps, in the order of the specification. */
const order: readonly AfterLoginStepName[] = ['breachedPassword', 'passwordRotationNotification', 'promptPasskeys']

const choices = Array.from({ length: 2 ** order.length }, (_, bits) => order.filter((_, index) => bits & (1 << index)))

/** Every combination of due steps, with and without a reset link if a link can be requested. */
const combinations = choices.flatMap((due) =>
  (due.includes('breachedPassword') ? [false, true] : [false]).map((asksForLink) => ({
    due,
    asksForLink,
    title: `${due.join(', ') || 'nothing'}${asksForLink ? ', with a link' : ''}`,
  })),
)

/** Signs a user in while these steps are due. */
async function signIn(due: readonly AfterLoginStepName[]) {
  const flags = { 'security-center-show-login-flows': 'on', 'password-rotation': 'on' } as const
  const app = await openPasskeys({ signedInAs: me, flags })
  const userOf = () => app.client.get(sessionFeature).getSnapshot().user
  await until(() => userOf() !== null)
  const user = userOf()
  if (!user) throw new Error('Nobody is signed in')
  app.ports.storage.local.set('preferred-login-method', due.includes('promptPasskeys') ? null : 'Passkeys')
  const expiresIn = due.includes('passwordRotationNotification') ? 7 : 8
  const password = { isBreached: due.includes('breachedPassword'), expiresIn, notificationPeriod: 7 }
  void loginOf(app).proceed({ kind: 'authenticated', user, password })
  return app
}

describe('what stands between a sign-in and the page after it', () => {
  it.each(combinations)(
    'each screen due between the sign-in and the page is shown, in order: $title',
    async (combination) => {
      const { due, asksForLink } = combination
      const app = await signIn(due)
      const { sendResetLink, continueAnyway } = app.client.get(passwordRotationFeature).getSnapshot()
      const shows = (name: string) => until(() => loginOf(app).step.name === name)
      for (const name of due) {
        await until(() => loginOf(app).step.name !== 'preLogin' && !loginOf(app).isPending)
        expect(loginOf(app).step).toMatchObject({ name, email: me })
        if (name === 'promptPasskeys') signInOf(app).skipPrompt()
        else {
          if (asksForLink && name === 'breachedPassword') {
            await sendResetLink()
            await shows('breachedPasswordSuccess')
          }
          continueAnyway()
        }
      }
      await shows('success')
      await app.clock.advance(200)
      expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
    },
  )
})
