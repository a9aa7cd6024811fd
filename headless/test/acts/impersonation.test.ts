import { describe, expect, it } from 'vitest'
import type { Feature } from '../../src/client/index.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { actorIdOf } from '../../src/session/user.ts'
import { fiveTabs, minute, pass, second } from '../tabs/five-tabs.ts'
import type { Tab } from '../tabs/world.ts'

/** An act on data of a person or a tenant, as a feature of an application has it. */
const removal = (scope: 'user' | 'tenant'): Feature<object, { remove(): Promise<Outcome> }> => ({
  name: `removal-${scope}`,
  scope,
  state: () => ({}),
  actions: ({ client, task }) => ({
    remove: task('single', async ({ signal }) => {
      await client.api.delete('/team/resources/members/v1/{userId}', { path: { userId: scope }, signal })
    }),
  }),
})
const removals = { user: removal('user'), tenant: removal('tenant') }

/** The user and the actor that a tab shows. */
const holderOf = ({ client }: Tab) => {
  const { user } = client.get(sessionFeature).getSnapshot()
  return user && [user.id, actorIdOf(user)].filter(Boolean).join(' by ')
}

/** Opens the session of another person or actor in the second tab. */
type Session = readonly [user: string, actor?: string]
const changes: readonly (readonly [string, Session, Session])[] = [
  ['somebody begins to act as another person', ['ada'], ['eve', 'ada']],
  ['somebody begins to act as the person shown', ['ada'], ['ada', 'eve']],
  ['the person shown signs in after somebody acted as them', ['ada', 'eve'], ['ada']],
  ['the actor signs in after they acted as the person shown', ['ada', 'eve'], ['eve']],
  ['another actor acts as the person shown', ['ada', 'eve'], ['ada', 'ida']],
]
const abilities = [
  ['with messages', {}],
  ['by the storage alone', { hasLines: false }],
] as const
const all = abilities.flatMap(([how, ability]) =>
  changes.map(([what, ...sessions]) => [what, how, ability, ...sessions] as const),
)

async function open(ability: (typeof abilities)[number][1], before: Session) {
  const { world, tabs } = await fiveTabs(ability)
  const sent: string[] = []
  world.fault = (path, tab) => {
    if (path.includes('/members/')) sent.push(`${tab} ${path}`)
    return undefined
  }
  const signIn = async ([user, actor]: Session) => {
    const { cookie, body } = world.service.signIn(user, '', actor)
    world.cookie = cookie
    void tabs[1]?.client.session.accept(body, ownCall)
  }
  await signIn(before)
  await pass(world, 10 * second)
  const [tab] = tabs
  if (!tab) throw new Error('There is no tab')
  const press = () => ({
    user: tab.client.get(removals.user).actions.remove,
    tenant: tab.client.get(removals.tenant).actions.remove,
  })
  /** The outcomes of the acts that were read before. */
  const outcomesOf = async ({ user, tenant }: ReturnType<typeof press>) => {
    const outcomes = [user(), tenant()]
    await pass(world, 20 * second)
    return Promise.all(outcomes)
  }
  return { world, tabs, tab, sent, signIn, press, outcomesOf }
}

const ownCall = { signal: new AbortController().signal }
const name = ([user, actor]: Session) => [user, actor].filter(Boolean).join(' by ')
const changed = { ok: false, reason: 'failed', error: { code: 'session-changed' } }

describe.each(all)('%s in another tab, %s', (_what, _how, ability, before, after) => {
  it('all tabs show the new holder', async () => {
    const { world, tabs, signIn } = await open(ability, before)
    expect([...new Set(tabs.map(holderOf))]).toEqual([name(before)])
    await signIn(after)
    await pass(world, 5 * second)
    expect([...new Set(tabs.map(holderOf))]).toEqual([name(after)])
  })

  it('an act of the former holder is not sent and resolves to session-changed', async () => {
    const { world, tab, sent, signIn, press, outcomesOf } = await open(ability, before)
    const former = press()
    await signIn(after)
    await pass(world, 5 * second)
    expect(await outcomesOf(former)).toMatchObject([changed, changed])
    expect([holderOf(tab), sent]).toEqual([name(after), []])
    const next = press()
    void next.user()
    await pass(world, 5 * second)
    expect(sent).toHaveLength(1)
  })

  it('the former holder is not shown, and an act not sent, while the profile of the new one loads', async () => {
    const { world, tabs, sent, signIn, press, outcomesOf } = await open(ability, before)
    const former = press()
    world.hop = () => 2 * second
    await signIn(after)
    // The new session is known in the second tab after its profile, and here a moment later.
    await pass(world, 5 * second)
    expect(tabs.filter((_, at) => at !== 1).map(holderOf)).toEqual(Array(4).fill(null))
    expect(await outcomesOf(former)).toMatchObject([changed, changed])
    await pass(world, minute)
    expect(sent).toEqual([])
  })
})

it('a renewal for the former actor is not applied after the next one has signed in', async () => {
  const { world, tabs, tab, signIn } = await open({ hasLines: false }, ['ada'])
  const { cookie } = world.service.signIn('ada', '', 'eve')
  world.cookie = cookie
  world.hop = () => second
  void tab.client.session.refresh()
  while (world.cookie === cookie) await pass(world, 10)
  // The profile of the former actor loads slowly, and the next one signs in quickly.
  world.hop = () => 100
  await signIn(['ada', 'ida'])
  const seen = new Set<string>()
  tab.client.get(sessionFeature).subscribe(() => void seen.add(`${holderOf(tab)}`))
  await pass(world, 20 * second)
  expect([...new Set(tabs.map(holderOf))]).toEqual(['ada by ida'])
  expect(seen).not.toContain('ada by eve')
})

it('the tabs show nobody after the impersonation has ended, and the act is not sent', async () => {
  const { world, tabs, sent, press, outcomesOf } = await open({}, ['ada', 'eve'])
  const former = press()
  void tabs[1]?.client.session.logOut()
  await pass(world, second)
  expect(tabs.map(holderOf)).toEqual(Array(5).fill(null))
  expect(await outcomesOf(former)).toMatchObject([changed, changed])
  expect(sent).toEqual([])
})
