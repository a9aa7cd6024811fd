import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { people } from './feature.ts'

async function open(signedInAs = 'admin@acme.test') {
  const app = await openApp({ signedInAs })
  const slice = app.client.get(people)
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
  it('are read by name, each with address and picture', async () => {
    const { slice, names } = await open()
    expect(names()).toEqual(['Ada Admin', 'Emil Enroll', 'Lou Locked', 'Mia Moreno', 'Rita Reader'])
    expect(slice.getSnapshot().rows[0]).toEqual({
      id: expect.any(String),
      name: 'Ada Admin',
      email: 'admin@acme.test',
      profilePictureUrl: null,
    })
  })

  it('are read page by page at the provider', async () => {
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

  it('are found by the beginning of a name', async () => {
    const { search } = await open()
    expect(await search(' mi ')).toEqual(['Mia Moreno'])
  })

  it('are found by a part of an address', async () => {
    const { search } = await open()
    expect(await search('reader@')).toEqual(['Rita Reader'])
  })
})
