import { describe, expect, it } from 'vitest'
import { enterpriseSchema, groupSchema, openDirectory, patchOf } from '../../test/open-directory.ts'

async function openPerson(members: object = {}) {
  const directory = openDirectory()
  const id = await directory.addPerson('maya@acme.test', members)
  const patch = async (...operations: readonly object[]) => {
    const answer = await directory.scim('PATCH', `/Users/${id}`, patchOf(...operations))
    return answer.status === 200 ? answer.body : answer
  }
  return { ...directory, id, patch }
}

async function openGroup() {
  const directory = openDirectory()
  const people = [await directory.addPerson('maya@acme.test'), await directory.addPerson('noa@acme.test')] as const
  const id = await directory.addGroup('Sales', [people[0]])
  const patch = (...operations: readonly object[]) => directory.scim('PATCH', `/Groups/${id}`, patchOf(...operations))
  const stored = () => directory.emulator.snapshot().groups.find((one) => one.id === id)
  return { ...directory, id, people, patch, stored, memberIds: () => stored()?.userIds }
}

describe('a patch of a person', () => {
  it('a patch without a path writes each member, in dotted names and under the URN of a schema as well', async () => {
    const { patch } = await openPerson({ name: { givenName: 'Maya', familyName: 'Stone' } })
    const value = {
      'name.familyName': 'Rivers',
      displayName: 'Maya R',
      [`${enterpriseSchema}:department`]: 'Sales',
      [enterpriseSchema]: { costCenter: '7' },
    }
    expect(await patch({ op: 'Add', value })).toMatchObject({
      name: { givenName: 'Maya', familyName: 'Rivers' },
      displayName: 'Maya R',
      [enterpriseSchema]: { department: 'Sales', costCenter: '7' },
    })
  })

  it('an added address is one more, and takes the rank of the first from the former', async () => {
    const { patch, emulator } = await openPerson({ emails: [{ value: 'maya@acme.test', type: 'work', primary: true }] })
    expect(await patch({ op: 'add', path: 'emails', value: [{ value: 'm@acme.test', primary: true }] })).toMatchObject({
      emails: [
        { value: 'maya@acme.test', primary: false },
        { value: 'm@acme.test', primary: true },
      ],
    })
    expect(emulator.snapshot().users.some(({ email }) => email === 'm@acme.test')).toBe(true)
    expect(await patch({ op: 'add', path: 'emails', value: { value: 'm@acme.test' } })).toMatchObject({
      emails: { length: 2 },
    })
  })

  it('a part of the values that fit a filter is replaced, and writing it to none makes such a value', async () => {
    const { patch } = await openPerson({ emails: [{ value: 'maya@acme.test', type: 'work' }] })
    const path = (type: string) => `emails[type eq "${type}"].value`
    expect(await patch({ op: 'Replace', path: path('work'), value: 'new@acme.test' })).toMatchObject({
      emails: [{ value: 'new@acme.test', type: 'work' }],
    })
    expect(await patch({ op: 'Add', path: path('home'), value: 'home@acme.test' })).toMatchObject({
      emails: [{ value: 'new@acme.test' }, { value: 'home@acme.test', type: 'home' }],
    })
    expect(await patch({ op: 'replace', path: path('other'), value: 'x@acme.test' })).toMatchObject({
      emails: { 2: { value: 'x@acme.test', type: 'other' } },
    })
    expect(await patch({ op: 'replace', path: 'emails[value co "none"].value', value: 'y@acme.test' })).toMatchObject({
      status: 400,
      body: { scimType: 'noTarget' },
    })
  })

  it('values are removed by a filter, all of them without one, and a part by its name', async () => {
    const emails = [
      { value: 'maya@acme.test', type: 'work' },
      { value: 'home@acme.test', type: 'home' },
    ]
    const { patch } = await openPerson({ emails, name: { givenName: 'Maya', familyName: 'Stone' }, title: 'Lead' })
    expect(await patch({ op: 'remove', path: 'emails[type eq "home" and value ew "acme.test"]' })).toMatchObject({
      emails: { length: 1 },
    })
    const body = await patch(
      { op: 'Remove', path: 'emails' },
      { op: 'remove', path: 'name.familyName' },
      { op: 'remove', path: 'title' },
    )
    expect(body).toMatchObject({ name: { givenName: 'Maya' } })
    expect(body).not.toHaveProperty('emails')
    expect(body).not.toHaveProperty('title')
    expect(body).not.toHaveProperty('name.familyName')
  })

  it('a value that fits a filter is replaced by the given parts, and one of its parts alone by its name', async () => {
    const addresses = [
      { type: 'work', streetAddress: '1 Mill Lane', locality: 'Delft' },
      { type: 'home', streetAddress: '9 Quay' },
    ]
    const { patch } = await openPerson({ addresses })
    const path = 'addresses[type eq "work"]'
    expect(await patch({ op: 'replace', path, value: { streetAddress: '2 Mill Lane', country: 'NL' } })).toMatchObject({
      addresses: [{ type: 'work', streetAddress: '2 Mill Lane', country: 'NL' }, addresses[1]],
    })
    expect(await patch({ op: 'replace', path: `${path}.streetAddress`, value: '3 Mill Lane' })).toMatchObject({
      addresses: [{ type: 'work', streetAddress: '3 Mill Lane', country: 'NL' }, addresses[1]],
    })
  })

  it('the manager of Entra ID is a text, and null takes an attribute away', async () => {
    const { patch } = await openPerson({ title: 'Lead' })
    const body = await patch(
      { op: 'Add', path: `${enterpriseSchema}:manager`, value: 'boss-1' },
      { op: 'Replace', path: 'title', value: null },
    )
    expect(body).toMatchObject({ [enterpriseSchema]: { manager: { value: 'boss-1' } } })
    expect(body).not.toHaveProperty('title')
  })

  it('a patch of which one operation is refused changes nothing', async () => {
    const { patch, scim, id } = await openPerson()
    const before = (await scim('GET', `/Users/${id}`)).body
    expect(
      await patch({ op: 'replace', path: 'title', value: 'Lead' }, { op: 'replace', path: '][', value: '9' }),
    ).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } })
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(before)
  })
})

describe('a patch of a group', () => {
  it('members are added as one or as many, and each is a member once', async () => {
    const { patch, people, memberIds } = await openGroup()
    expect((await patch({ op: 'Add', path: 'members', value: [{ value: people[1] }] })).status).toBe(200)
    expect(memberIds()).toEqual(people)
    await patch(
      { op: 'add', path: 'members', value: { value: people[0] } },
      { op: 'add', value: { members: [{ value: people[1] }] } },
    )
    expect(memberIds()?.toSorted()).toEqual(people.toSorted())
  })

  it.each([
    ['by a filter', (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` })],
    ['by a value, as Entra ID sends it', (id: string) => ({ op: 'Remove', path: 'members', value: [{ value: id }] })],
  ])('a member is removed %s', async (_, operation) => {
    const { patch, people, memberIds } = await openGroup()
    await patch({ op: 'add', path: 'members', value: [{ value: people[1] }] })
    expect((await patch(operation(people[0]))).status).toBe(200)
    expect(memberIds()).toEqual([people[1]])
    expect((await patch({ op: 'remove', path: 'members' })).status).toBe(200)
    expect(memberIds()).toEqual([])
  })

  it('a group is renamed as Okta does, with its id in the value, and replaced with its members', async () => {
    const { patch, id, people, stored, scim } = await openGroup()
    await patch({ op: 'replace', value: { id, displayName: 'Sales EU' } })
    expect(stored()).toMatchObject({ name: 'Sales EU', userIds: [people[0]], managedBy: 'scim2' })
    const body = { schemas: [groupSchema], displayName: 'Sales', members: [{ value: people[1] }] }
    expect((await scim('PUT', `/Groups/${id}`, body)).body).toMatchObject({
      members: [{ value: people[1], type: 'User' }],
    })
    expect((await scim('GET', `/Users/${people[1]}`)).body).toMatchObject({ groups: [{ value: id, display: 'Sales' }] })
    expect((await scim('GET', `/Groups/${id}?excludedAttributes=members`)).body).not.toHaveProperty('members')
  })

  it('a group that is removed leaves its members', async () => {
    const { scim, id, people, stored } = await openGroup()
    expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect(stored()).toBeUndefined()
    expect((await scim('GET', `/Users/${people[0]}`)).body).not.toHaveProperty('groups')
  })
})

describe('older jobs of Entra ID', () => {
  it.each([
    [`${enterpriseSchema}.department`, 'Sales'],
    [`${enterpriseSchema}:department`, [{ $ref: null, value: 'Sales' }]],
  ])('a department at %s', async (path, value) => {
    const { patch } = await openPerson()
    expect(await patch({ op: 'Add', path, value })).toMatchObject({ [enterpriseSchema]: { department: 'Sales' } })
  })

  it.each([
    ['displayName', [{ $ref: null, value: 'Maya R' }], { displayName: 'Maya R' }],
    ['urn:ietf:params:scim:schemas:core:2.0:User.name.familyName', 'Rivers', { name: { familyName: 'Rivers' } }],
    [
      `${enterpriseSchema}:manager`,
      [{ $ref: null, value: '26' }],
      { [enterpriseSchema]: { manager: { value: '26' } } },
    ],
    ['active', [{ $ref: null, value: 'False' }], { active: false }],
    ['emails[type eq "work"].value', [{ $ref: null, value: 'm@acme.test' }], { emails: [{ value: 'm@acme.test' }] }],
  ])('a value at %s', async (path, value, expected) => {
    const { patch } = await openPerson()
    expect(await patch({ op: 'Replace', path, value })).toMatchObject(expected)
  })

  it('a list without a value removes it, and one of several values is refused', async () => {
    const { patch } = await openPerson({ title: 'Engineer' })
    const value = [{ value: 'a' }, { value: 'b' }]
    expect(await patch({ op: 'Replace', path: 'title', value })).toMatchObject({ status: 400 })
    expect(await patch({ op: 'Replace', path: 'title', value: [] })).not.toHaveProperty('title')
  })
})

it('a group as a member is refused in words that name groups, and the people of the group stay', async () => {
  const { patch, addGroup, memberIds, people } = await openGroup()
  const inner = await addGroup('Inner')
  const answer = await patch({ op: 'add', path: 'members', value: [{ value: people[1] }, { value: inner }] })
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('groups in groups') } })
  expect(memberIds()).toEqual([people[0]])
})
