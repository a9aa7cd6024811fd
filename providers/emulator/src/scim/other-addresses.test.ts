import { describe, expect, it } from 'vitest'
import { openDirectory, patchOf } from '../../test/open-directory.ts'

describe('a user name that is the address of another account', () => {
  it.each(['admin@acme.test', 'Admin@ACME.test', 'sso@globex.test'])('%s is refused in a patch', async (userName) => {
    const { scim, addPerson, emulator } = openDirectory()
    const id = await addPerson('nia@acme.test', { emails: [{ value: 'nia@acme.test', type: 'work', primary: true }] })
    const before = emulator.snapshot().users
    const answer = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'userName', value: userName }))
    expect(answer).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
    expect(emulator.snapshot().users).toEqual(before)
  })

  it('is refused for a new person with another address', async () => {
    const { scim } = openDirectory()
    const person = { userName: 'admin@acme.test', emails: [{ value: 'nia@acme.test' }] }
    expect((await scim('POST', '/Users', person)).status).toBe(409)
  })

  it('may be the own one', async () => {
    const { scim, addPerson } = openDirectory()
    const id = await addPerson('nia', { emails: [{ value: 'nia@acme.test' }] })
    const patch = patchOf({ op: 'replace', path: 'userName', value: 'nia@acme.test' })
    expect((await scim('PATCH', `/Users/${id}`, patch)).status).toBe(200)
  })
})

it('an address with invisible characters is no address', async () => {
  const { scim } = openDirectory()
  const person = { userName: 'nia', emails: [{ value: 'ni\u200Ba@acme.test' }] }
  expect((await scim('POST', '/Users', person)).status).toBe(400)
})
