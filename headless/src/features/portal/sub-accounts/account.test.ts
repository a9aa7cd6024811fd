import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { subAccountFeature } from './account.ts'

describe('one account', () => {
  it('a single account has the accounts above it, the highest first', async () => {
    const { client } = await openApp({ signedInAs: 'admin@acme.test' })
    const slice = client.get(subAccountFeature, { id: 'rotterdam-hub' })
    await slice.actions.load()
    expect(slice.getSnapshot().value).toMatchObject({
      name: 'Rotterdam hub',
      parents: [{ name: 'Acme' }, { name: 'Northwind' }, { name: 'Northwind Logistics' }],
    })
  })

  it('a removed account is reported as gone', async () => {
    const { client, provider } = await openApp({ signedInAs: 'admin@acme.test' })
    const slice = client.get(subAccountFeature, { id: 'rotterdam-hub' })
    await slice.actions.load()
    provider.emulator.arrange((state) => {
      state.tenants = state.tenants.filter(({ id }) => id !== 'rotterdam-hub')
    })
    expect(await slice.actions.load()).toMatchObject({ error: { code: 'sub-account-not-found', status: 404 } })
    expect(slice.getSnapshot().value).toBeNull()
  })
})
