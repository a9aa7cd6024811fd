import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { openUsers } from '../../../../test/open-users.ts'
import type { ListActions, ListState } from '../../../core/lists/list.ts'
import { peopleFeature } from '../people/index.ts'
import { securityUsersFeature } from '../security/index.ts'
import { subAccountUsersFeature } from '../sub-accounts/index.ts'
import { usersTableFeature } from './index.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface Searched {
  readonly subscribe: (listener: () => void) => unknown
  readonly getSnapshot: () => ListState<Named> & { readonly calls: { readonly load: { readonly status: string } } }
  readonly actions: Pick<ListActions, 'search'>
}

const tenantIdOf = ({ provider }: App) => provider.emulator.snapshot().tenants[0]?.id ?? ''

const lists: readonly (readonly [string, (app: App) => Searched])[] = [
  ['the table of users', ({ client }) => client.get(usersTableFeature)],
  ['the people', ({ client }) => client.get(peopleFeature)],
  ['the users of an account', (app) => app.client.get(subAccountUsersFeature, { tenantId: tenantIdOf(app) })],
  ...(['mfa-unenrolled', 'breached-passwords', 'inactive'] as const).map(
    (preset) =>
      [`the security table ${preset}`, ({ client }: App) => client.get(securityUsersFeature, { preset })] satisfies [
        string,
        (app: App) => Searched,
      ],
  ),
]

/** A provider that does not know some parameters of the list. */
function ignoring(names: readonly string[]): { readonly options: AppOptions; readonly at: (app: App) => void } {
  let app: App | null = null
  return {
    at: (opened) => {
      app = opened
    },
    options: {
      instead(url, init) {
        if (!app || !url.pathname.endsWith('/users/v3')) return undefined
        const plain = new URL(url)
        for (const name of names) plain.searchParams.delete(name)
        return app.browser.fetch(plain, init)
      },
    },
  }
}

async function open(listOf: (app: App) => Searched, ignored: readonly string[]) {
  const provider = ignoring(ignored)
  const app = await openApp({ signedInAs: 'admin@acme.test', ...provider.options })
  app.provider.emulator.arrange(({ users }) => {
    // Everyone is in every list, so that each of them can be searched for the same people.
    for (const user of users)
      Object.assign(user, { isPasswordBreached: true, lastLogin: null, createdAt: '2020-01-01T00:00:00.000Z' })
  })
  provider.at(app)
  const slice = listOf(app)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const search = async (text: string) => {
    const searching = slice.actions.search({ text })
    await app.clock.advance(300)
    const outcome = await searching
    return outcome.ok ? slice.getSnapshot().rows.map(({ name }) => name) : 'error' in outcome && outcome.error.code
  }
  return { app, slice, search }
}

describe.each(lists)('a search of %s', (_, listOf) => {
  it('a search whose text the provider ignores is asked again by the beginning of a name', async () => {
    const { slice, search } = await open(listOf, ['_filter'])
    const all = slice.getSnapshot().rows
    for (const { name } of all) expect(await search(name.slice(0, 4).toUpperCase())).toEqual([name])
    expect(all.length).toBeGreaterThan(0)
  })

  it('a search for an address is asked again by address', async () => {
    const { search } = await open(listOf, ['_filter'])
    expect(await search('nobody@elsewhere.test')).toEqual([])
  })

  it('a search of a provider that ignores every parameter is refused', async () => {
    const { search } = await open(listOf, ['_filter', '_email', '_namePrefix'])
    expect(await search('zzz')).toBe('users-filter-ignored')
    expect(await search('zzz@acme.test')).toBe('users-filter-ignored')
  })

  it('a search that the provider knows is asked once', async () => {
    const { app, search } = await open(listOf, [])
    const before = app.sent('/users/v3').length
    expect(await search(' zzz ')).toEqual([])
    expect(app.sent('/users/v3')).toHaveLength(before + 1)
    const asked = app.sent('/users/v3').at(-1)?.url.searchParams
    expect(asked?.get('_filter') ?? asked?.get('_namePrefix')).toBe('zzz')
  })
})

describe('a search of users', () => {
  it.each([
    ['accents and case', 'ZÖE'],
    ['words in another order', 'lodz zoe'],
    ['a user name', 'harbour_z'],
  ])('a search finds %s', async (_, text) => {
    const { emulator, slice, names, app } = await openUsers()
    emulator.arrange(({ users }) => {
      const rita = users.find(({ name }) => name === 'Rita Reader')
      if (rita) Object.assign(rita, { name: 'Zoë Lodz', username: 'harbour_z' })
    })
    const words = text.split(' ')
    const searching = slice.actions.search({ text: words.length > 1 ? (words[1] ?? '') : text })
    await app.clock.advance(300)
    expect((await searching).ok).toBe(true)
    expect(names()).toEqual(['Zoë Lodz'])
  })

  it('a search by user name is kept if the rows have none, and the provider has a list of them', async () => {
    const bare = ({ username: _, ...user }: Readonly<Record<string, unknown>>) => user
    const withoutNames = async (answer: Response | Promise<Response>) => {
      const page = await (await answer).json()
      return Response.json({ ...page, items: page.items.map(bare) })
    }
    const opened = await openUsers(
      {},
      {
        instead(url, init) {
          if (url.pathname.endsWith('/usernames/v1')) {
            const items = [{ userId: url.searchParams.get('userIds'), username: 'harbour_z' }]
            return Promise.resolve(Response.json({ items, _metadata: { totalItems: 1, totalPages: 1 } }))
          }
          if (!url.pathname.endsWith('/users/v3') || !url.searchParams.has('_filter')) return undefined
          return withoutNames(opened.app.browser.fetch(url, init))
        },
      },
    )
    opened.emulator.arrange(({ users }) => {
      const rita = users.find(({ name }) => name === 'Rita Reader')
      if (rita) rita.username = 'harbour_z'
    })
    const searching = opened.slice.actions.search({ text: 'harbour' })
    await opened.app.clock.advance(300)
    await searching
    expect(opened.names()).toEqual(['Rita Reader'])
  })

  it('a search for a phone number is asked again by the number', async () => {
    const { search } = await open(({ client }) => client.get(usersTableFeature), ['_filter'])
    expect(await search('+1 (202) 555-0142')).toEqual(['Rita Reader'])
  })

  it.each([
    [{ fullName: { visibility: 'hidden' } }, 'rita', []],
    [{ fullName: { visibility: 'hidden' } }, 'reader@', ['Rita Reader']],
    [{ email: { visibility: 'hidden' } }, 'acme', []],
    [{ email: { visibility: 'hidden' } }, 'rita', ['Rita Reader']],
  ])('a search compares only what the account configures: %j %s', async (searchFilterOptions, text, found) => {
    const configuration = { themeV2: { adminPortal: { pages: { users: { searchFilterOptions } } } } }
    const opened = await openUsers(
      {},
      {
        instead: ({ pathname }) =>
          pathname.endsWith('/metadata') ? Promise.resolve(Response.json({ rows: [{ configuration }] })) : undefined,
      },
    )
    const searching = opened.slice.actions.search({ text })
    await opened.app.clock.advance(300)
    expect((await searching).ok).toBe(true)
    expect(opened.names()).toEqual(found)
  })

  it('a filter by role is refused if the roles of the rows may not be read', async () => {
    const opened = await openUsers(
      {},
      {
        instead: ({ pathname }) =>
          pathname.endsWith('/users/v3/roles')
            ? Promise.resolve(Response.json({ errors: ['no'], errorCode: 'ER-0' }, { status: 403 }))
            : undefined,
      },
    )
    const filters = { role: opened.roleId('Support') }
    expect(await opened.slice.actions.filter({ filters })).toMatchObject({ error: { code: 'users-filter-ignored' } })
  })
})
