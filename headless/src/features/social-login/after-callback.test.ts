import { createTestAuthenticator } from '@portico/emulator/testing'
import { expect, it } from 'vitest'
import { openApp, until } from '../../../test/open-app.ts'
import { loginFeature } from '../login/index.ts'
import { socialLoginFeature } from './index.ts'

it('offers a passkey at the login route, because the callback route has no screen for it', async () => {
  const app = await openApp()
  app.provider.emulator.useWaysIn({ social: ['google'], passkeys: true })
  const leaving = () => app.client.get(socialLoginFeature).getSnapshot()
  app.client.get(socialLoginFeature).subscribe(() => {})
  await until(() => !leaving().isPending)
  await app.client.get(socialLoginFeature).actions.signIn({ provider: 'google' })
  const response = await app.browser.fetch(app.ports.page.opened.at(-1) ?? '', { redirect: 'manual' })
  const address = response.headers.get('location') ?? ''
  const back = await openApp({
    beside: app,
    sameBrowser: true,
    address,
    starts: false,
    webAuthn: createTestAuthenticator(),
  })
  back.client.get(socialLoginFeature).subscribe(() => {})
  await until(() => back.client.get(loginFeature).getSnapshot().step.name === 'promptPasskeys')
  await until(() => back.ports.page.url()?.pathname === '/account/login')
  expect(back.client.get(loginFeature).getSnapshot().step.name).toBe('promptPasskeys')
})
