import { expect, it } from 'vitest'
import { fiveTabs, pass, renewal, second, shown } from '../../test/tabs/five-tabs.ts'
import { sessionFeature } from './feature.ts'

it('tabs keep a newer token if the tab that signs in is frozen in the middle of it', async () => {
  const { world, tabs } = await fiveTabs()
  const [asleep] = tabs
  void asleep?.client.session.logOut()
  await pass(world, second)
  const { cookie, body } = world.service.signIn('eve')
  world.cookie = cookie
  world.hop = () => 100
  asleep?.client.session.accept(body, { signal: new AbortController().signal }).catch(() => {})
  // The call for the profile is pending.
  await pass(world, 100)
  asleep?.freeze()
  const opened = [world.open(), world.open()]
  await pass(world, 1.5 * renewal)
  expect(shown(opened)).toEqual(['authenticated eve'])
  const seen = opened.flatMap(({ client }) => {
    const generations: unknown[] = []
    const slice = client.get(sessionFeature)
    slice.subscribe(() => generations.push(slice.getSnapshot().user?.claims['generation']))
    return [generations]
  })
  asleep?.resume()
  await pass(world, 20 * second)
  expect(shown([...tabs, ...opened])).toEqual(['authenticated eve'])
  expect(seen.flat()).not.toContain(0)
  expect(world.service.revoked()).toBe(0)
})
