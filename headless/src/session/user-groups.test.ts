import { expect, it } from 'vitest'
import { openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from './feature.ts'

it('the signed-in user has the names of their groups', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
  const { emulator } = app.provider
  const { users, groups } = emulator.snapshot()
  const [group] = groups
  emulator.arrange((state) => {
    const id = users.find(({ email }) => email === 'admin@acme.test')?.id ?? ''
    for (const one of state.groups) one.userIds = one.id === group?.id ? [id] : []
  })
  await app.client.start()
  await until(() => app.client.get(sessionFeature).getSnapshot().status === 'authenticated')
  expect(group?.name).toBeTruthy()
  expect(app.client.get(sessionFeature).getSnapshot().user?.groups).toEqual([{ id: group?.id, name: group?.name }])
})
