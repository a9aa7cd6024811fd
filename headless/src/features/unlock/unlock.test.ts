import { expect, it } from 'vitest'
import { mailedAddress } from '../../../test/mailed-link.ts'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { givePassword, loginOf, openLogin } from '../../../test/open-login.ts'
import { unlockFeature } from './feature.ts'

const me = 'reader@acme.test'
const unlockOf = ({ client }: App) => client.get(unlockFeature).getSnapshot()

/** Opens the link of the mail that is sent after a lock by five wrong passwords. */
async function openUnlock(change?: (desk: App) => void | Promise<void>) {
  const desk = await openLogin()
  desk.provider.emulator.arrange((state) => {
    state.failedSignIns = [{ address: me, count: 4 }]
  })
  await givePassword(desk, me, 'not it')
  await change?.(desk)
  const app = await openApp({ beside: desk, address: mailedAddress(desk, me) })
  app.client.get(unlockFeature).subscribe(() => {})
  await until(() => !unlockOf(app).isPending || unlockOf(app).step.name === 'success')
  return app
}

it('takes the lock off at once, with the token out of the address, and leads to signing in after 5 seconds', async () => {
  const app = await openUnlock()
  expect(unlockOf(app).step).toEqual({ name: 'success', isStaying: false })
  expect(app.ports.page.url()?.search).toBe('')
  await app.clock.advance(4999)
  expect(app.ports.page.url()?.pathname).toBe('/account/unlock')
  await app.clock.advance(1)
  expect(app.ports.page.url()?.pathname).toBe('/account/login')
})

it('lets the person sign in again', async () => {
  const app = await openUnlock()
  const other = await openLogin({ beside: app })
  await givePassword(other, me)
  await until(() => loginOf(other).step.name === 'success')
})

it('the move to the login after an unlock can be stopped, and continued on request', async () => {
  const app = await openUnlock()
  unlockOf(app).stay()
  await app.clock.advance(60_000)
  expect(unlockOf(app).step).toEqual({ name: 'success', isStaying: true })
  expect(app.ports.page.url()?.pathname).toBe('/account/unlock')
  unlockOf(app).continueToLogin()
  expect(app.ports.page.url()?.pathname).toBe('/account/login')
})

it('reports an expired link', async () => {
  const app = await openUnlock((desk) => desk.clock.advance(3_600_001))
  expect(unlockOf(app).step).toEqual({ name: 'invalid' })
})

it('reports a used link, and an address without one', async () => {
  const first = await openUnlock()
  const again = await openApp({ beside: first, address: mailedAddress(first, me) })
  await unlockOf(again).submit()
  expect(unlockOf(again).step).toEqual({ name: 'invalid' })
  const reloaded = await openApp({ beside: first, address: 'http://localhost:5173/account/unlock' })
  await unlockOf(reloaded).submit()
  expect(unlockOf(reloaded).step).toEqual({ name: 'invalid' })
})

it('an unlock may be tried again if the provider failed, though the token has left the address', async () => {
  const app = await openUnlock((desk) =>
    desk.provider.emulator.faults.add({ operation: 'unlockMe', kind: 'status', status: 500, times: 1 }),
  )
  expect(unlockOf(app).calls.submit.error?.status).toBe(500)
  expect(unlockOf(app).step.name).toBe('unlocking')
  await unlockOf(app).submit()
  expect(unlockOf(app).step.name).toBe('success')
})
