import { describe, expect, it } from 'vitest'
import { settle } from '../../test/fake-ports.ts'
import { type App, openApp, until } from '../../test/open-app.ts'
import { PorticoError } from '../core/errors.ts'
import { withStepUp } from '../features/step-up/with-step-up.ts'
import { createAuthorizedFetch } from './authorized-fetch.ts'
import type { Client, Feature } from './types.ts'

const own = 'https://own.test/order'
const admin = 'admin@acme.test'

/** The cookie of the browser becomes that of another person, or of another tenant, and no message arrives here. */
const changes = {
  'another person': async (app: App) => app.browser.signIn('reader@acme.test'),
  async 'another tenant'(app: App) {
    const other = await openApp({ beside: app, sameBrowser: true })
    const labs = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
    await other.client.session.switchTenant(labs?.id ?? '', { signal: new AbortController().signal })
    other.client.dispose()
  },
}

/** Refuses the next call of an operation with a 401, as for a token that was revoked. */
const refuseOnce = ({ provider }: App) =>
  provider.emulator.faults.add({ operation: 'getMyAuthorization', kind: 'status', status: 401, times: 1 })

describe.each(Object.entries(changes))(
  'a call that is refused with a 401 while the cookie is that of %s',
  (_, change) => {
    async function open() {
      const seen: (string | null)[] = []
      const app = await openApp({
        signedInAs: admin,
        elsewhere: () => new Response(null, { status: 401 }),
      })
      const { fetch } = app.ports
      const isOwn = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input)).startsWith(own)
      const client: Client = {
        ...app.client,
        session: app.client.session,
        ports: {
          ...app.client.ports,
          fetch: async (input, init) => {
            if (!isOwn(input)) return fetch(input, init)
            seen.push(new Request(input, init).headers.get('authorization'))
            return new Response(null, { status: 401 })
          },
        },
      }
      await app.clock.advance(1000)
      await change(app)
      return { app, client, seen }
    }

    it('the application’s own call is sent once, and resolves to the 401', async () => {
      const { client, seen } = await open()
      const send = createAuthorizedFetch(client, { origins: ['https://own.test'] })
      const answer = await send(own, { method: 'POST', body: '{"pay":100}' })
      expect([answer.status, seen.length]).toEqual([401, 1])
    })

    it('a call of the client rejects, and the provider gets no second one', async () => {
      const { app } = await open()
      refuseOnce(app)
      const call = app.client.api.get('/identity/resources/users/v1/me/authorization')
      await expect(call).rejects.toMatchObject({ code: 'session-changed' })
      expect(app.sent('/me/authorization')).toHaveLength(1)
    })

    it('an access token that has to be renewed is refused to the caller', async () => {
      const { app } = await open()
      await expect(app.client.session.getAccessToken({ forceRefresh: true })).rejects.toMatchObject({
        code: 'session-changed',
      })
      expect(await app.client.session.getAccessToken()).not.toBeNull()
    })

    it('a call that waits for a step-up is not repeated', async () => {
      const { app } = await open()
      let calls = 0
      const call = withStepUp(app.client, async () => {
        calls += 1
        await app.client.session.refresh()
        throw new PorticoError('step-up-required', 'Prove it')
      })
      await expect(call()).rejects.toBeInstanceOf(PorticoError)
      expect(calls).toBe(1)
    })

    it('a feature of the application sends nothing after it, though it ignores its signal', async () => {
      const { app } = await open()
      let goOn = () => {}
      let isWaiting = false
      const late: Feature<object, { removeLater(): Promise<unknown> }> = {
        name: 'late',
        scope: 'tenant',
        state: () => ({}),
        actions: ({ client, task }) => ({
          removeLater: task('single', async () => {
            await new Promise<void>((resolve) => {
              goOn = resolve
              isWaiting = true
            })
            await client.api.delete('/team/resources/members/v1/{userId}', { path: { userId: 'late' } })
          }),
        }),
      }
      const outcome = app.client.get(late).actions.removeLater()
      await until(() => isWaiting)
      const before = app.client.holder()
      await app.client.session.refresh()
      expect(app.client.holder()).not.toBe(before)
      goOn()
      await outcome
      await settle()
      await app.client.api.get('/identity/resources/users/v2/me')
      expect(app.sent('/members/v1/late')).toEqual([])
    })
  },
)

it('a renewal for the same person and tenant changes no holder, and the call is repeated', async () => {
  const app = await openApp({ signedInAs: admin })
  const holder = app.client.holder()
  await app.clock.advance(1000)
  refuseOnce(app)
  await app.client.api.get('/identity/resources/users/v1/me/authorization')
  expect([app.client.holder(), app.sent('/me/authorization').length]).toEqual([holder, 2])
})
