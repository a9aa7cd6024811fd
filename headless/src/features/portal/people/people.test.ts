import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { peopleFeature } from './feature.ts'

async function open(signedInAs = 'admin@acme.test', options: AppOptions = {}) {
  const app = await openApp({ signedInAs, ...options })
  const slice = app.client.get(peopleFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const names = () => slice.getSnapshot().rows.map(({ name }) => name)
  const search = async (text: string) => {
    const searching = slice.actions.search({ text })
    await app.clock.advance(300)
    await searching
    return names()
  }
  return { app, slice, names, search }
}

describe('the people of the tenant', () => {
  it('the people of the tenant are read by name, each with address and picture', async () => {
    const { slice, names } = await open()
    expect(names()).toEqual(['Ada Admin', 'Emil Enroll', 'Lou Locked', 'Mia Moreno', 'Rita Reader'])
    expect(slice.getSnapshot().rows[0]).toEqual({
      id: expect.any(String),
      name: 'Ada Admin',
      email: 'admin@acme.test',
      profilePictureUrl: null,
    })
  })

  it('a person without a name has the address as name, and a picture by its former name', async () => {
    const user = { id: 'u1', name: '', email: 'ada@acme.test', profileImageUrl: 'https://cdn.test/1.png' }
    const page = { items: [user], _metadata: { totalItems: 1, totalPages: 1 } }
    const { slice } = await open('admin@acme.test', {
      instead: ({ pathname }) => (pathname.endsWith('/users/v3') ? Promise.resolve(Response.json(page)) : undefined),
    })
    const picture = { profilePictureUrl: 'https://cdn.test/1.png' }
    expect(slice.getSnapshot().rows).toEqual([{ id: 'u1', name: 'ada@acme.test', email: 'ada@acme.test', ...picture }])
  })

  it('the people of the tenant are read from the provider page by page', async () => {
    const { app, slice, names } = await open()
    await slice.actions.setPageSize({ pageSize: 2 })
    await slice.actions.goToPage({ page: 1 })
    expect(names()).toEqual(['Lou Locked', 'Mia Moreno'])
    expect(Object.fromEntries(app.sent('/users/v3').at(-1)?.url.searchParams ?? [])).toEqual({
      _offset: '1',
      _limit: '2',
      _sortBy: 'name',
      _order: 'ASC',
    })
  })

  it('the people of the tenant are found by the beginning of a name', async () => {
    const { search } = await open()
    expect(await search(' mi ')).toEqual(['Mia Moreno'])
  })

  it('the people of the tenant are found by a part of an address', async () => {
    const { search } = await open()
    expect(await search('reader@')).toEqual(['Rita Reader'])
  })
})
