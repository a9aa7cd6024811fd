import { expect, it } from 'vitest'
import { during } from '../../../../test/during.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { adminPortalFeature } from '../admin-portal/feature.ts'
import { usersTableFeature } from './feature.ts'

async function openTable() {
  const app = await openApp({ signedInAs: 'admin@acme.test', address: 'https://app.example.test/?portal=users' })
  const table = app.client.get(usersTableFeature, { address: 'portal.users' })
  const hide = table.subscribe(() => {})
  await until(() => table.getSnapshot().status === 'ready')
  return { ...app, table, hide, query: () => app.ports.page.url()?.search }
}

it('a search that is answered after the portal has closed leaves the address as it is', async () => {
  const { client, clock, table, hide, query, called } = await openTable()
  const searching = table.actions.search({ text: 'rita' })
  client.get(adminPortalFeature).actions.close()
  hide()
  expect(await during(clock, searching)).toMatchObject({ ok: true })
  expect(called().filter((operation) => operation === 'listUsers').length).toBeGreaterThan(1)
  expect(query()).toBe('')
})

it('a list that is shown again writes the query of its next read into the address', async () => {
  const { clock, table, hide, query } = await openTable()
  const searching = table.actions.search({ text: 'rita' })
  hide()
  await during(clock, searching)
  expect(query()).toBe('?portal=users')
  table.subscribe(() => {})
  await table.actions.load()
  expect(query()).toBe('?portal=users&portal.users.search=rita')
})
