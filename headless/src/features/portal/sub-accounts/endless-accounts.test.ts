import { expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { subAccountsFeature } from './feature.ts'

it('an endless list shows the accounts that exist, although others add and remove some meanwhile', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const parentId = emulator.snapshot().tenants[0]?.id ?? ''
  const account = (name: string) => ({
    id: name,
    name,
    parentId,
    settings: {},
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  emulator.arrange(({ tenants }) => {
    for (let at = 100; at < 160; at++) tenants.push(account(`More ${at}`))
  })
  const slice = app.client.get(subAccountsFeature, { isEndless: true })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  emulator.arrange((state) => {
    state.tenants = state.tenants.filter(({ name }) => name !== 'More 105' && name !== 'More 106')
    state.tenants.push(account('Aaa'), account('Bbb'))
  })
  await slice.actions.goToPage({ page: 1 })
  const ids = slice.getSnapshot().rows.map(({ id }) => id)
  const below = emulator.snapshot().tenants.filter((tenant) => tenant.parentId === parentId)
  expect([...ids].sort()).toEqual(below.map(({ id }) => id).sort())
  expect(slice.getSnapshot().hasMore).toBe(false)
})
