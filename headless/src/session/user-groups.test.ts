import { expect, it } from 'vitest'
import { openApp, until } from '../../test/open-app.ts'
import { isAuthorized } from '../rules/authorization.ts'
import { sessionFeature } from './feature.ts'

it('the signed-in user has the names of their groups, with the roles of each', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
  const { emulator } = app.provider
  const { users, groups, roles } = emulator.snapshot()
  const [group] = groups
  emulator.arrange((state) => {
    const id = users.find(({ email }) => email === 'admin@acme.test')?.id ?? ''
    for (const one of state.groups) one.userIds = one.id === group?.id ? [id] : []
  })
  await app.client.start()
  await until(() => app.client.get(sessionFeature).getSnapshot().status === 'authenticated')
  expect(group?.name).toBeTruthy()
  const held = roles.filter(({ id }) => group?.roleIds.includes(id)).map(({ key, name }) => ({ key, name }))
  expect(held).not.toEqual([])
  expect(app.client.get(sessionFeature).getSnapshot().user?.groups).toEqual([
    { id: group?.id, name: group?.name, roles: held },
  ])
})

it('a guard by a role holds for a user who has the role by a group', async () => {
  const app = await openApp({ signedInAs: 'reader@acme.test', starts: false })
  app.provider.emulator.arrange((state) => {
    const id = state.users.find(({ email }) => email === 'reader@acme.test')?.id ?? ''
    const roleIds = state.roles.flatMap((role) => (role.name === 'Admin' ? role.id : []))
    for (const group of state.groups.slice(0, 1)) Object.assign(group, { userIds: [id], roleIds })
  })
  await app.client.start()
  const user = () => app.client.get(sessionFeature).getSnapshot().user
  await until(() => user() !== null)
  expect(isAuthorized(user() ?? {}, { roles: ['Admin'] })).toBe(true)
})
