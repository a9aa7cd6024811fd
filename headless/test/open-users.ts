import { usersTableFeature } from '../src/features/portal/users/feature.ts'
import type { UsersTableOptions } from '../src/features/portal/users/types.ts'
import { type AppOptions, openApp, until } from './open-app.ts'

const me = 'admin@acme.test'

/** Opens the table of users as an administrator of the demo. */
export async function openUsers(
  options: UsersTableOptions & { readonly key?: string } = {},
  appOptions: AppOptions = {},
) {
  const app = await openApp({ signedInAs: me, ...appOptions })
  const { emulator } = app.provider
  const slice = app.client.get(usersTableFeature, { key: 'test', ...options })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const names = () => slice.getSnapshot().rows.map(({ name }) => name)
  const row = (name: string) => slice.getSnapshot().rows.find((one) => one.name === name)
  const idOf = (name: string) => emulator.snapshot().users.find((one) => one.name === name)?.id ?? ''
  const roleId = (key: string) => emulator.snapshot().roles.find((one) => one.key === key)?.id ?? ''
  const groupId = (name: string) => emulator.snapshot().groups.find((one) => one.name === name)?.id ?? ''
  const stored = (name: string) => emulator.snapshot().users.find((one) => one.name === name)
  const lastQuery = () => Object.fromEntries(app.sent('/users/v3').at(-1)?.url.searchParams ?? [])
  const fail = (operation: string, status = 500) => emulator.faults.add({ operation, kind: 'status', status, times: 1 })
  return { app, emulator, slice, names, row, idOf, roleId, groupId, stored, lastQuery, fail }
}
