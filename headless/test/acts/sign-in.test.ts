import { demoPassword } from '@portico/emulator/testing'
import { expect, it } from 'vitest'
import { loginFeature } from '../../src/features/login/feature.ts'
import { profileFeature } from '../../src/features/portal/profile/feature.ts'
import { rolesFeature } from '../../src/features/portal/roles/feature.ts'
import { openApp } from '../open-app.ts'

const email = 'admin@acme.test'

it('an action of a person or a tenant that was read before a sign-in sends nothing after it; one that is read then works', async () => {
  const { client, called } = await openApp()
  const read = () => ({ roles: client.get(rolesFeature).actions, profile: client.get(profileFeature).actions })
  const before = read()
  const login = client.get(loginFeature)
  login.subscribe(() => {})
  await login.actions.submitEmail({ email })
  expect(await login.actions.submitPassword({ email, password: demoPassword })).toMatchObject({ ok: true })
  expect(await before.roles.load()).toMatchObject({ ok: false, reason: 'failed', error: { code: 'session-changed' } })
  expect(await before.profile.load()).toMatchObject({ ok: false, error: { code: 'session-changed' } })
  expect(called()).not.toContain('listRoles')
  expect(await read().roles.load()).toMatchObject({ ok: true })
  expect(await read().profile.load()).toMatchObject({ ok: true })
  // The flow of a sign-in goes on.
  expect(login.getSnapshot().step.name).not.toBe('preLogin')
})
