import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { sparePartsFeature } from './feature.ts'

const partsOf = ({ client }: App) => client.get(sparePartsFeature).getSnapshot()
const namesOf = (app: App) => partsOf(app).rows.map(({ name }) => name)
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()

/** Opens an application whose tenant has three spare parts, with the list on the screen. */
async function openList(signedInAs = 'admin@acme.test') {
  const app = await openApp({ signedInAs })
  app.provider.emulator.arrange((state) => {
    for (const [place, name] of ['Alpha', 'Beta', 'Gamma'].entries())
      state.spareParts.push({
        id: `id-${place}`,
        tenantId: state.tenants[0]?.id ?? '',
        name,
        description: '',
        createdAt: at(place),
      })
  })
  app.client.get(sparePartsFeature).subscribe(() => {})
  await until(() => partsOf(app).calls.load.status !== 'pending')
  return app
}

describe('the list of spare parts', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(sparePartsFeature, options),
      resource: 'spare-parts',
      operation: 'listDraftSpareParts',
      sortBy: 'createdAt',
      search: { text: 'beta', finds: (row) => 'name' in row && row.name === 'Beta' },
      arrange({ spareParts: own, users }, userId) {
        const tenantId = users.find(({ id }) => id === userId)?.activeTenantId ?? ''
        for (const [place, name] of ['Alpha', 'Beta', 'Gamma'].entries())
          own.push({ id: `id-${place}`, tenantId, name, description: '', createdAt: at(place) })
      },
      drop: (state, id) => {
        state.spareParts = state.spareParts.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteDraftSparePart',
        run: (client, id) => client.get(sparePartsFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('creating a spare part', () => {
  it('adds it to the list and resolves to its id', async () => {
    const app = await openList()
    const outcome = await partsOf(app).create({ name: 'Delta' })
    await until(() => namesOf(app).includes('Delta'))
    const id = partsOf(app).rows.find(({ name }) => name === 'Delta')?.id
    expect(outcome).toEqual({ ok: true, value: id })
  })

  it('creating a spare part is refused without a name, and nothing is sent', async () => {
    const app = await openList()
    const outcome = await partsOf(app).create({ name: ' ' })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'spare-part-name-required' } })
    expect(app.called()).not.toContain('createDraftSparePart')
  })

  it('fails for a person without the permission', async () => {
    const app = await openList('reader@acme.test')
    expect(await partsOf(app).create({ name: 'Delta' })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('changing a spare part', () => {
  it('a changed spare part is shown at once and stored by the provider', async () => {
    const app = await openList()
    const changing = partsOf(app).update({ id: 'id-0', name: 'Omega' })
    expect(namesOf(app)).toContain('Omega')
    expect(await changing).toMatchObject({ ok: true })
    await partsOf(app).load()
    expect(namesOf(app)).toEqual(['Beta', 'Gamma', 'Omega'])
  })

  it('a changed spare part is reverted if the provider refuses, with the error at its row', async () => {
    const app = await openList()
    app.provider.emulator.faults.add({ operation: 'updateDraftSparePart', kind: 'status', status: 500 })
    await partsOf(app).update({ id: 'id-0', name: 'Omega' })
    expect(namesOf(app)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(partsOf(app).rowState('id-0').error).toMatchObject({ status: 500 })
  })
})

describe('removing several spare parts', () => {
  it('removes the selected ones', async () => {
    const app = await openList()
    partsOf(app).select({ ids: ['id-0', 'id-2'] })
    expect(await partsOf(app).removeMany()).toMatchObject({ ok: true, value: { failed: [] } })
    await partsOf(app).load()
    expect(namesOf(app)).toEqual(['Beta'])
  })
})
