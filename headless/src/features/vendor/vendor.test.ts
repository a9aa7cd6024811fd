import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../test/open-app.ts'
import { vendorFeature } from './index.ts'

describe('the vendor', () => {
  it('the vendor is read when it is first shown, and not before', async () => {
    const app = await openApp()
    const slice = app.client.get(vendorFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().value !== null)
    expect(app.called().filter((operation) => operation === 'getVendorPublicInfo')).toHaveLength(1)
    expect(app.called().at(-1)).toBe('getVendorPublicInfo')
    const { name } = app.provider.emulator.snapshot().vendor
    expect(slice.getSnapshot()).toMatchObject({ value: { name }, isPending: false })
  })

  it('the vendor is no longer pending after a failed read, which is logged', async () => {
    const app = await openApp()
    app.provider.emulator.faults.add({ operation: 'getVendorPublicInfo', kind: 'status', status: 403 })
    const slice = app.client.get(vendorFeature)
    await slice.actions.load()
    expect(slice.getSnapshot()).toMatchObject({ value: null, isPending: false, error: { status: 403 } })
    expect(app.ports.lines.filter((line) => line.includes('The vendor could not be read.'))).toHaveLength(1)
  })

  it('a provider without a vendor is no failure, and nothing is logged as one', async () => {
    const app = await openApp()
    app.provider.emulator.faults.add({ operation: 'getVendorPublicInfo', kind: 'status', status: 501 })
    const slice = app.client.get(vendorFeature)
    for (const _ of [1, 2]) await slice.actions.load()
    expect(slice.getSnapshot()).toMatchObject({ value: null, isOffered: false })
    expect(app.ports.lines.filter((line) => /^(?:warn|error)/.test(line))).toEqual([])
  })
})
