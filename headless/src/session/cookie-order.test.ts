import { describe, expect, it } from 'vitest'
import { minute, pass, second, shown } from '../../test/tabs/five-tabs.ts'
import { createWorld, type Tab, type World } from '../../test/tabs/world.ts'

const path = '/identity/resources/auth/v1/user'

function signIn({ client }: Tab): void {
  const { signal } = new AbortController()
  void client.api
    .post(path, { body: { email: 'ada', password: 'x' }, signal })
    .then((answer) => client.session.accept(answer, { signal }))
}

/** Freezes a tab for two seconds. A busy page aborts no answer that arrives meanwhile. */
async function keepBusy(world: World, tab: Tab): Promise<void> {
  tab.freeze()
  await pass(world, 2 * second)
  tab.resume()
}

describe('a sign-in', () => {
  it('keeps its cookie if the refusal of a restore that was under way takes longer than its own answer', async () => {
    const world = createWorld(1)
    const hops = [100, 100, 500]
    world.hop = () => hops.shift() ?? 100
    const tab = world.open()
    await pass(world, 90)
    signIn(tab)
    await pass(world, 50)
    await keepBusy(world, tab)
    await pass(world, 5 * minute)
    expect(shown([tab])).toEqual(['authenticated ada'])
  })

  it('keeps its cookie if a restore begins while it is under way', async () => {
    const world = createWorld(1)
    const tab = world.open()
    signIn(tab)
    await pass(world, 150)
    await keepBusy(world, tab)
    await pass(world, 5 * minute)
    expect(shown([tab])).toEqual(['authenticated ada'])
  })

  it('holds a restore up for two seconds at most', async () => {
    const world = createWorld(1)
    world.cookie = world.service.signIn('ada').cookie
    world.hop = () => 9 * second
    const tab = world.open()
    signIn(tab)
    await pass(world, 5)
    world.hop = () => 100
    await pass(world, 3 * second)
    expect(shown([tab])).toEqual(['authenticated ada'])
  })

  it('waits two seconds at most for a restore that hangs', async () => {
    const world = createWorld(1)
    world.hop = () => 9 * second
    const tab = world.open()
    await pass(world, 90)
    world.hop = () => 100
    signIn(tab)
    await pass(world, 3 * second)
    expect(shown([tab])).toEqual(['authenticated ada'])
  })
})
