import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { sessionFeature } from '../../../session/feature.ts'
import { auditsFeature } from './feature.ts'

async function open(beside?: App, signedInAs = 'admin@acme.test') {
  const app = await openApp({ signedInAs, ...(beside && { beside, sameBrowser: true }) })
  const slice = app.client.get(auditsFeature)
  slice.subscribe(() => {})
  await until(() => !slice.getSnapshot().isPending)
  return { app, shown: slice.getSnapshot, names: () => slice.getSnapshot().views.map(({ name }) => name) }
}

describe('saved views', () => {
  it('keep search, filters and sort under a name, for the next visit too', async () => {
    const first = await open()
    await first.shown().sort({ by: 'email', order: 'ASC' })
    await first.shown().filter({ filters: { severity: 'High', createdAt: 'P7D' } })
    first.shown().createView({ name: ' Severe ' })
    const query = { search: '', filters: { severity: 'High', createdAt: 'P7D' }, sort: { by: 'email', order: 'ASC' } }
    expect(first.shown().views).toEqual([{ id: expect.any(String), name: 'Severe', query }])
    const { shown } = await open(first.app)
    expect(shown().views).toEqual(first.shown().views)
  })

  it('a saved view is applied with one read', async () => {
    const { app, shown } = await open()
    await shown().filter({ filters: { severity: 'High' } })
    shown().createView({ name: 'Severe' })
    await shown().filter({ filters: {} })
    const reads = app.sent('/audits').length
    shown().applyView({ id: shown().views[0]?.id ?? '' })
    await until(() => !shown().isPending)
    expect(shown().query).toMatchObject({ filters: { severity: 'High' }, sort: { by: 'createdAt', order: 'DESC' } })
    expect(app.sent('/audits')).toHaveLength(reads + 1)
    expect(app.sent('/audits').at(-1)?.url.searchParams.get('severity')).toBe('High')
  })

  it('a saved view replaces another one of the same name', async () => {
    const { shown, names } = await open()
    shown().createView({ name: 'Mine' })
    shown().createView({ name: 'Other' })
    await shown().filter({ filters: { severity: 'High' } })
    shown().createView({ name: 'Mine' })
    expect(names()).toEqual(['Mine', 'Other'])
    expect(shown().views[0]?.query.filters).toEqual({ severity: 'High' })
    shown().updateView({ id: shown().views[0]?.id ?? '', name: 'Other' })
    expect([names(), shown().views[0]?.query.filters]).toEqual([['Other'], { severity: 'High' }])
  })

  it('a removed view leaves nothing behind in the storage', async () => {
    const { app, shown } = await open()
    shown().createView({ name: 'Mine' })
    const key = keyOf(app)
    expect(app.ports.storage.local.get(key)).toContain('Mine')
    shown().removeView({ id: shown().views[0]?.id ?? '' })
    expect([shown().views, app.ports.storage.local.get(key)]).toEqual([[], null])
  })

  it('a view without a name is not saved, and an empty name does not rename it', async () => {
    const { shown, names } = await open()
    shown().createView({ name: '  ' })
    expect(names()).toEqual([])
    shown().createView({ name: 'Mine' })
    shown().updateView({ id: shown().views[0]?.id ?? '', name: '' })
    expect(names()).toEqual(['Mine'])
  })

  it('the saved views are those of the user, and not of another user in the browser', async () => {
    const first = await open()
    first.shown().createView({ name: 'Mine' })
    await first.app.client.session.logOut()
    expect(first.names()).toEqual([])
    const { names } = await open(first.app, 'reader@acme.test')
    expect(names()).toEqual([])
  })

  it.each(['{', '[1,{"id":1}]', '{"a":1}', '[{"id":"1","name":"x","query":{}}]'])(
    'an unreadable saved view is omitted: %s',
    async (stored) => {
      const first = await open()
      first.app.ports.storage.local.set(keyOf(first.app), stored)
      expect((await open(first.app)).names()).toEqual([])
    },
  )
})

function keyOf({ client }: App): string {
  const { user } = client.get(sessionFeature).getSnapshot()
  return `portico.audit-views.${user?.tenantId}.${user?.id}`
}
