import { afterAll, beforeAll, expect, it } from 'vitest'
import { inShare, isSoak } from '../share.ts'
import { type Held, watchMemory } from './held-memory.ts'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

/** What is opened, by its name in the navigation: all of it in a soak, otherwise a share by the seed. */
const opened = inShare(4, [
  'Orders',
  'Profile',
  'Privacy',
  'Personal tokens',
  'Account',
  'Users',
  'Groups',
  'Roles',
  'Applications',
  'Sub-accounts',
  'Security',
  'Single sign-on',
  'Provisioning',
  'Audit log',
  'API tokens',
  'Webhooks',
  'Subscription',
])
/** A leak of any section adds at least one of its kind in each round, so less than one a round is none. */
const rounds = isSoak ? 50 : 3
const mostBytes = 3 * 1024 ** 2

describeIsolations('the memory of the portal', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it('a portal that was opened and closed many times leaves no listener, node, timer or observer, and little in the heap', async () => {
    const visit = await house.visit()
    const measure = await watchMemory(visit.page)
    await beSignedIn(visit, 'admin@acme.test')
    await visit.page.setViewportSize({ width: 1280, height: 1000 })
    await visit.goTo(`/orders?page=portal&isolation=${isolation}`)
    // The first openings load code and fill caches.
    await openAll(visit, 2)
    const before = await measure()
    await openAll(visit, rounds)
    await expect.poll(async () => moreThan(before, await measure())).toEqual([])
    await visit.end()
  })
})

async function openAll(visit: Visit, times: number) {
  for (let round = 0; round < times; round++) for (const section of opened) await openAndClose(visit, section)
}

/** Opens the portal, visits a section, and closes the portal. */
async function openAndClose({ page }: Visit, section: string) {
  const portal = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Administration', exact: true }).click()
  await portal.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
  await portal.getByRole('heading', { level: 1, name: section }).waitFor()
  await page.getByRole('button', { name: 'Back to Lantern', exact: true }).click()
  await portal.waitFor({ state: 'detached' })
}

/** Returns what each round left in the page, as texts. The heap grows by compiled code, up to a limit. */
function moreThan(before: Held, now: Held): readonly string[] {
  const counts = ['listeners', 'nodes', 'timers', 'observers'] as const
  return [
    ...counts.filter((name) => now[name] - before[name] >= rounds).map((name) => `${now[name] - before[name]} ${name}`),
    ...(now.heap - before.heap > mostBytes ? [`${now.heap - before.heap} bytes`] : []),
  ]
}
