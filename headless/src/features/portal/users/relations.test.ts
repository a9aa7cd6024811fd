import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { usersTableFeature } from './feature.ts'
import { userFeature } from './user.ts'

const me = 'admin@acme.test'

/** An application whose reads of names wait: of roles, groups and applications. */
async function openWithoutNames() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const names = /\/(?:roles|groups|applications)\/v1$/
  const beside = await openApp({ signedInAs: me })
  const app = await openApp({
    beside,
    signedInAs: me,
    instead: (url, init) =>
      names.test(url.pathname) ? answered.then(() => beside.browser.fetch(url, init)) : undefined,
  })
  const relations = () => ['/users/v3/roles', '/users/v3/groups'].map((path) => app.sent(path).length)
  return { app, answer, relations }
}

describe('the relations of users', () => {
  it('the relations of a page are read as soon as its users are, before the names', async () => {
    const { app, answer, relations } = await openWithoutNames()
    const slice = app.client.get(usersTableFeature)
    slice.subscribe(() => {})
    await until(() => relations().every((count) => count === 1))
    answer()
    await until(() => slice.getSnapshot().status === 'ready')
    expect(slice.getSnapshot().rows.map(({ roles }) => roles.length)).not.toContain(0)
  })

  it('the relations of one user are read as soon as the user is, before the names', async () => {
    const { app, answer, relations } = await openWithoutNames()
    const { id = '' } = app.provider.emulator.snapshot().users.find(({ email }) => email === me) ?? {}
    const slice = app.client.get(userFeature, { id })
    slice.subscribe(() => {})
    await until(() => relations().every((count) => count === 1))
    answer()
    await until(() => slice.getSnapshot().value !== null)
    expect(slice.getSnapshot().value?.roles).not.toEqual([])
  })
})
