import { expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { profileFeature } from '../profile/index.ts'
import { ownActivityFeature } from './feature.ts'

it('the own activity lists the last events of the user alone, the newest first', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const other = await openApp({ beside: app, signedInAs: 'reader@acme.test' })
  await app.client.get(profileFeature).actions.save({ name: 'Ada L.' })
  await app.clock.advance(1000)
  await other.client.get(profileFeature).actions.save({ name: 'Rita R.' })
  await app.clock.advance(1000)
  await app.client.get(profileFeature).actions.save({ name: 'Ada B.' })
  const slice = app.client.get(ownActivityFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().rows.length > 1)
  const [first, second] = slice.getSnapshot().rows
  expect(first).toMatchObject({ action: 'updateMe', description: 'Changed the own profile', ipAddress: '127.0.0.1' })
  expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(Date.parse(second?.createdAt ?? ''))
  const { audits, users } = app.provider.emulator.snapshot()
  const others = users.find(({ email }) => email === 'reader@acme.test')
  expect(audits.some(({ userId }) => userId === others?.id)).toBe(true)
  expect(
    slice
      .getSnapshot()
      .rows.every(({ createdAt }) => audits.find((row) => row.createdAt === createdAt)?.userId !== others?.id),
  ).toBe(true)
})

it('the own activity is refused without the permission', async () => {
  const app = await openApp({ signedInAs: 'reader@acme.test' })
  app.provider.emulator.arrange(({ roles }) => {
    for (const role of roles) role.permissionKeys = []
  })
  const slice = app.client.get(ownActivityFeature)
  expect(await slice.actions.load()).toMatchObject({ ok: false, error: { status: 403 } })
})
