import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { fakePorts } from '../../test/fake-ports.ts'
import { createService } from '../../test/tabs/service.ts'
import { createClient } from '../client/index.ts'
import { loginFeature } from '../features/login/index.ts'
import { sessionFeature } from './feature.ts'

/** The actions of a user on a page, without a wait between them. */
const steps = fc.array(
  fc.oneof(
    fc.constantFrom('look', 'look away', 'refresh', 'sign out', 'ask for a token', 'wake', 'leave'),
    fc.integer({ min: 1, max: 70_000 }),
  ),
  { minLength: 3, maxLength: 25 },
)

describe('a page that is given up', () => {
  it('A18: an abandoned page leaves no timer, no write and no failure behind, regardless of pending work', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 0, max: 3000 }), async (all, delay) => {
        const { client, ports, signIn } = page(delay)
        signIn()
        const stops: (() => void)[] = []
        for (const step of all) {
          if (typeof step === 'number') await ports.clock.advance(step)
          else if (step === 'look') {
            for (const slice of [client.get(sessionFeature), client.get(loginFeature)])
              stops.push(slice.subscribe(() => {}))
          } else if (step === 'look away') stops.pop()?.()
          else if (step === 'refresh') void client.session.refresh()
          else if (step === 'sign out') void client.session.logOut()
          else if (step === 'wake') ports.page.wake()
          else if (step === 'leave') client.dispose()
          else client.session.getAccessToken({ minTtl: 5 }).catch(() => {})
        }
        for (const stop of stops) stop()
        const slice = client.get(sessionFeature)
        client.dispose()
        const left = slice.getSnapshot()
        await ports.clock.advance(10 * 60_000)
        expect([ports.clock.timers(), slice.getSnapshot() === left, left.user]).toEqual([0, true, null])
      }),
      { numRuns: runs(10_000, 100) },
    )
  })
})

/** Opens a page whose provider answers after `delay` milliseconds. */
function page(delay: number) {
  let cookie: string | null = null
  const ports = fakePorts({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        ports.clock.after(delay, () => {
          const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null
          const path = new URL(String(input)).pathname
          const answer = service.answer({
            path,
            method: init?.method ?? 'GET',
            cookie,
            token,
            body: {},
            application: '',
            tab: 'page',
          })
          if (answer.cookie !== undefined) cookie = answer.cookie
          resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
        })
      }),
  })
  const service = createService(ports.clock.elapsed)
  const client = createClient({ baseUrl: 'https://provider.test', ports })
  return { client, ports, signIn: () => void ({ cookie } = service.signIn('ada')) }
}
