import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outages } from '../../headless/test/outages.ts'
import { isSoak, oneIn } from '../share.ts'
import { headings } from './headings.ts'
import { type House, openHouse } from './house.ts'

/** `unreachable.test.ts` tests the promised five seconds by the client's clock. The soak measures them. */
const bound = { timeout: isSoak ? 5500 : 30_000 }

describe('a first visit while the provider cannot be reached', oneIn(6), () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: true })
  })
  afterAll(() => house.close())

  for (const { name, fault } of outages) {
    it(`a first visit without a reachable provider shows that, and the form after the outage: ${name}`, async () => {
      const visit = await house.visit()
      // The browser logs its own message for each kind of fault.
      visit.allow(/.*/)
      visit.emulator.faults.add({ operation: '*', ...fault })
      await visit.goTo('/')
      const { page } = visit
      await page.getByRole('heading', { name: headings.offline, level: 1 }).waitFor(bound)
      if (name === '503') await visit.see(headings.offline, 'outage')
      visit.emulator.faults.clear()
      await page.getByLabel('Email').waitFor(bound)
      expect(await page.getByText(headings.offline).count()).toBe(0)
      await visit.end()
    })
  }

  it('a first visit shows that the provider is unreachable after a response that inflates without end', async () => {
    const bomb = gzipSync(Buffer.alloc(1024 * 1024 * 256))
    const server = createServer((request, response) => {
      const { origin = '*' } = request.headers
      response.writeHead(200, {
        'content-encoding': 'gzip',
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      })
      response.end(bomb)
    })
    await new Promise<void>((listening) => server.listen(0, listening))
    const { port } = server.address() as AddressInfo
    const visit = await house.visit()
    visit.allow(/.*/)
    await visit.context.route('**/token/refresh', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback()
      return route.continue({ url: `http://localhost:${port}/` })
    })
    await visit.goTo('/')
    await visit.page.getByRole('heading', { name: headings.offline, level: 1 }).waitFor(bound)
    await visit.context.unroute('**/token/refresh')
    await visit.page.getByLabel('Email').waitFor()
    await visit.end()
    server.close()
  })
})
