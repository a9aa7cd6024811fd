import { describe, expect, it } from 'vitest'
import { directoryFaults } from '../../test/directory-faults.ts'
import { personIn } from '../../test/open-caller.ts'
import { openDirectory, patchOf, userSchema } from '../../test/open-directory.ts'

describe('a request that is refused', () => {
  it.each(directoryFaults)(
    'a request that is refused has the code %s in the log, the status %i and the type %s',
    async (...fault) => {
      const [reason, status, scimType, make] = fault
      const directory = openDirectory()
      const id = await directory.addPerson('maya@acme.test')
      await directory.addGroup('Sales')
      const { method = 'POST', path = '/Users', body, headers } = make({ ...directory, id })
      const { users, groups, scimDocuments } = directory.emulator.snapshot()
      const answer = await directory.scim(method, path, body, headers)
      expect([answer.status, directory.log().at(-1)?.reason]).toEqual([status, reason])
      expect(answer.headers.get('content-type')).toBe('application/scim+json')
      expect(answer.body).toEqual({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType !== undefined && { scimType }),
        detail: directory.log().at(-1)?.detail,
      })
      expect(directory.emulator.snapshot()).toMatchObject({ users, groups, scimDocuments })
    },
  )

  it('a request to a connection that does not exist is refused as one with a wrong token', async () => {
    const { emulator, baseUrl, token } = openDirectory()
    const address = `${baseUrl}/frontegg/directory/resources/scim/v2/none/Users`
    const { status } = await emulator.fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }))
    expect(status).toBe(401)
  })
})

describe('the log', () => {
  it('the log has each change with its person or group and the names of the changed attributes, and no reads', async () => {
    const { addPerson, addGroup, scim, log } = openDirectory()
    const id = await addPerson('maya@acme.test', { title: 'Lead' })
    const groupId = await addGroup('Sales', [id])
    await scim('GET', '/Users')
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: 'Head' }))
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: 'Head' }))
    await scim('PUT', `/Users/${id}`, { schemas: [userSchema], userName: 'maya@acme.test' })
    await scim('DELETE', `/Groups/${groupId}`)
    expect(log().map(({ operation, resource, resourceId, name }) => [operation, resource, resourceId, name])).toEqual([
      ['create', 'person', id, 'maya@acme.test'],
      ['create', 'group', groupId, 'Sales'],
      ['update', 'person', id, 'maya@acme.test'],
      ['replace', 'person', id, 'maya@acme.test'],
      ['remove', 'group', groupId, 'Sales'],
    ])
    expect(log()[2]?.changes).toEqual(['title'])
    expect(log().every(({ reason }) => reason === null)).toBe(true)
  })

  it('a refusal in the log names whom it was for, but a person of another tenant by no more than the id', async () => {
    const { scim, log, emulator } = openDirectory()
    await scim('POST', '/Users', { userName: 'sso@globex.test' })
    expect(log().at(-1)).toMatchObject({ name: 'sso@globex.test', resourceId: null })
    const { id } = personIn(emulator, 'sso@globex.test')
    await scim('DELETE', `/Users/${id}`)
    expect(log().at(-1)).toMatchObject({ name: null, resourceId: id, reason: 'unknown-person' })
  })

  it('requests with a wrong token cannot push the others out of the log', async () => {
    const { addPerson, scim, log } = openDirectory()
    await addPerson('maya@acme.test')
    for (let time = 0; time < 30; time++) await scim('GET', '/Users', undefined, { authorization: 'Bearer x' })
    expect(log().map(({ reason }) => reason)).toEqual([null, ...Array(20).fill('wrong-token')])
  })
})
