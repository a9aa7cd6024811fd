import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packageEntries } from '../../../scripts/house/package-entries.mjs'
import { runs } from '../../../test/setup-seed.ts'
import { settle } from '../fake-ports.ts'
import { type AnyFeature, isFeature } from './any-feature.ts'
import { openWorld } from './world.ts'
import '../parts-at-hand.ts'

const modules = await Promise.all(
  packageEntries('headless')
    .filter(({ module }) => /^features\//.test(module))
    .map(({ module }): Promise<object> => import(new URL(`../../src/${module}.ts`, import.meta.url).href)),
)
/** All features whose data belongs to a person or a tenant. */
const features = [...new Set(modules.flatMap((module) => Object.values(module).filter(isFeature)))].filter(
  ({ scope }) => scope !== 'client',
)
/** Features that lead from one holder to the next: what they send is no act on what is shown. */
const leading = new Set([...features.filter(({ isSignIn }) => isSignIn).map(({ name }) => name), 'step-up', 'tenants'])

type Event =
  | { readonly type: 'press'; readonly at: number; readonly isOld: boolean }
  | { readonly type: 'switch'; readonly to: number }
  | { readonly type: 'person' | 'impersonate'; readonly to: number }
  | { readonly type: 'leave' }
  | { readonly type: 'read' | 'refuse' | 'hold' | 'release' }

const whole = (max: number) => fc.integer({ min: 0, max })
const press = fc.record({
  type: fc.constant('press' as const),
  at: whole(3),
  isOld: fc.boolean(),
})
const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: press },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('switch' as const), to: whole(2) }) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constantFrom('person' as const, 'impersonate' as const), to: whole(1) }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constantFrom('read', 'refuse', 'hold', 'release') }) as fc.Arbitrary<Event>,
    },
  ),
  { minLength: 6, maxLength: 24 },
)
/** The features that are on the screen of one run. */
const pool = fc.shuffledSubarray(
  features.filter(({ name }) => !leading.has(name)),
  { minLength: 4, maxLength: 4 },
)
it('no request of a press has a token of another person, actor or tenant than the one shown', async () => {
  const marked = new Set<string>()
  await fc.assert(
    fc.asyncProperty(pool, events, fc.boolean(), async (shown, script, hasTabs) => {
      const found = await play(shown, script, hasTabs)
      for (const what of found.marked) marked.add(what)
      expect(found.wrong).toEqual([])
    }),
    { numRuns: runs(400, 20) },
  )
  expect(marked.size).toBeGreaterThan(5)
}, 300_000)

it.each(features.filter(({ name }) => !leading.has(name)))(
  'no action of $name sends anything for the tenant or the person that came after it was read',
  async (feature) => {
    const world = await openWorld(false)
    const changes = [
      () => world.switchTo(1),
      () => world.signInAs(1),
      // The person stays, and somebody acts as them; then the person acts again.
      () => world.impersonate(1),
      () => world.signInAs(1),
      () => world.impersonate(0),
      () => world.leave(),
      // A signed-out page is a holder as well.
      () => world.signInAs(0),
    ]
    for (const change of changes) {
      const old = world.actionsOf(feature)
      const before = world.app.client.holder(feature.scope)
      await change()
      if (world.app.client.holder(feature.scope) === before) continue
      const sent = world.marked().length
      for (const one of old) world.press(feature, one)
      await world.settled()
      expect(world.wrong()).toEqual([])
      expect(world.marked().length).toBe(sent)
    }
  },
)

it.each(features.filter(({ name }) => !leading.has(name)))(
  'what was asked of $name while signed out is not sent for the person who signs in',
  async (feature) => {
    const world = await openWorld(false)
    await world.leave()
    world.hold()
    const shown = world.actionsOf(feature)
    // The second press of each action waits behind the first one.
    for (const one of [...shown, ...shown]) world.press(feature, one)
    await settle()
    await world.signInAs(0)
    world.release()
    await world.settled()
    expect(world.wrong()).toEqual([])
  },
)

async function play(pool: readonly AnyFeature[], script: readonly Event[], hasTabs: boolean) {
  const world = await openWorld(hasTabs)
  const old = new Map(pool.map((feature) => [feature, world.actionsOf(feature)]))
  for (const event of script) {
    if (event.type === 'press') {
      const feature = pool[event.at]
      if (!feature) continue
      const present = world.actionsOf(feature)
      const shown = event.isOld ? (old.get(feature) ?? present) : present
      old.set(feature, shown)
      for (const one of shown) world.press(feature, one)
    } else if (event.type === 'read') old.clear()
    else if (event.type === 'switch') await world.switchTo(event.to)
    else if (event.type === 'person') await world.signInAs(event.to)
    else if (event.type === 'impersonate') await world.impersonate(event.to)
    else if (event.type === 'leave') await world.leave()
    else world[event.type]()
    await settle()
  }
  world.release()
  await world.settled()
  const found = { wrong: world.wrong(), marked: world.marked() }
  world.close()
  return found
}
