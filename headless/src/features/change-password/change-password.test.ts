import { demoPassword } from '@portico/emulator/testing'
import { expect, it } from 'vitest'
import { type App, openApp } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { sessionFeature } from '../../session/index.ts'
import { changePasswordFeature } from './feature.ts'

const me = 'admin@acme.test'
const changeOf = ({ client }: App) => client.get(changePasswordFeature).getSnapshot()
const openChange = () => openApp({ signedInAs: me })

it('changes the password, keeps the person signed in here, and ends their other sessions', async () => {
  const app = await openChange()
  app.provider.emulator.signIn(me)
  expect((await changeOf(app).submit({ password: demoPassword, newPassword: 'Winter-harbour-7' })).ok).toBe(true)
  expect(changeOf(app).isChanged).toBe(true)
  expect(app.client.get(sessionFeature).getSnapshot().status).toBe('authenticated')
  const { sessions } = app.provider.emulator.snapshot()
  expect(sessions.map(({ ended }) => ended)).toEqual([null, 'revoked'])
  changeOf(app).restart()
  expect(changeOf(app).isChanged).toBe(false)
})

it('a password change is refused if the current password is wrong', async () => {
  const app = await openChange()
  const outcome = await changeOf(app).submit({ password: 'not it', newPassword: 'Winter-harbour-7' })
  expect(errorOf(outcome)?.code).toBe('ER-PASSWORD-WRONG')
  expect(changeOf(app).isChanged).toBe(false)
})

it('asks for both passwords before anything is sent', async () => {
  const app = await openChange()
  const codes = [
    errorOf(await changeOf(app).submit({ password: '', newPassword: 'x' }))?.code,
    errorOf(await changeOf(app).submit({ password: 'x', newPassword: '' }))?.code,
  ]
  expect(codes).toEqual(['present-password-required', 'password-required'])
  expect(app.called()).not.toContain('changePassword')
})
