import { expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { sessionFeature } from '../../session/index.ts'
import { actorOf } from './actor-of.ts'
import { impersonationFeature } from './feature.ts'

const [admin, reader] = ['admin@acme.test', 'reader@acme.test']
const stepOf = ({ client }: App) => client.get(impersonationFeature).getSnapshot().step
const userOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().user

/** Opens the page that the vendor's portal opens for an administrator who impersonates a reader. */
async function openImpersonation(change?: (desk: App) => void | Promise<void>, signedInAs?: string) {
  const desk = await openApp()
  const id = desk.provider.emulator.snapshot().users.find(({ email }) => email === reader)?.id ?? ''
  const query = new URLSearchParams({ impersonatedUserId: id, actorToken: desk.provider.emulator.actorToken(admin) })
  await change?.(desk)
  const address = `http://localhost:5173/account/impersonate?${query}`
  const app = await openApp({ beside: desk, address, ...(signedInAs && { signedInAs }) })
  app.client.get(impersonationFeature).subscribe(() => {})
  await until(
    () => stepOf(app).name !== 'impersonating' || !app.client.get(impersonationFeature).getSnapshot().isPending,
  )
  return { app, address }
}

it('opens the session of the other person, and loads the page after sign-in anew a second later', async () => {
  const { app } = await openImpersonation()
  expect(stepOf(app)).toEqual({ name: 'success', isStaying: false })
  expect(userOf(app)?.email).toBe(reader)
  expect(app.ports.page.url()?.search).toBe('')
  await app.clock.advance(999)
  expect(app.ports.page.opened).toEqual([])
  await app.clock.advance(1)
  expect(app.ports.page.opened).toEqual(['http://localhost:5173/'])
})

it('stays after stay, and moves on after proceed', async () => {
  const { app } = await openImpersonation()
  const { stay, proceed } = app.client.get(impersonationFeature).getSnapshot()
  stay()
  expect(stepOf(app)).toEqual({ name: 'success', isStaying: true })
  await app.clock.advance(60_000)
  expect(app.ports.page.opened).toEqual([])
  proceed()
  expect(app.ports.page.opened).toEqual(['http://localhost:5173/'])
})

it('moves on before its second is over when asked, once', async () => {
  const { app } = await openImpersonation()
  app.client.get(impersonationFeature).getSnapshot().proceed()
  await app.clock.advance(60_000)
  expect(app.ports.page.opened).toEqual(['http://localhost:5173/'])
})

it('returns the actor, also after a renewal', async () => {
  const { app } = await openImpersonation()
  expect(actorOf(userOf(app))).toEqual({ id: expect.any(String), name: 'Ada Admin' })
  await app.client.session.refresh()
  expect(actorOf(userOf(app))?.name).toBe('Ada Admin')
})

it('replaces the current user', async () => {
  const { app } = await openImpersonation(undefined, admin)
  expect(userOf(app)?.email).toBe(reader)
})

it('takes a link once', async () => {
  const { app, address } = await openImpersonation()
  const again = await openApp({ beside: app, address })
  await again.client.get(impersonationFeature).getSnapshot().submit()
  expect(stepOf(again)).toEqual({ name: 'invalid' })
  expect(userOf(again)).toBeNull()
})

it('reports an expired link', async () => {
  const { app } = await openImpersonation((desk) => desk.clock.advance(300_001))
  expect(stepOf(app)).toEqual({ name: 'invalid' })
})

it('an impersonation can be retried if the connection failed', async () => {
  const { app } = await openImpersonation((desk) =>
    desk.provider.emulator.faults.add({ operation: 'impersonateUser', kind: 'drop', times: 1 }),
  )
  expect(stepOf(app).name).toBe('impersonating')
  await app.client.get(impersonationFeature).getSnapshot().submit()
  expect(stepOf(app).name).toBe('success')
})

it('returns no actor without the claim', async () => {
  const app = await openApp({ signedInAs: admin })
  expect([actorOf(userOf(app)), actorOf(null)]).toEqual([null, null])
})
