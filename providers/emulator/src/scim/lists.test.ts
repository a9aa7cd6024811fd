import { describe, expect, it } from 'vitest'
import { enterpriseSchema, groupSchema, openDirectory, userSchema } from '../../test/open-directory.ts'

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

async function openPeople(count = 5) {
  const directory = openDirectory()
  for (let at = 0; at < count; at++)
    await directory.addPerson(`p${at}@acme.test`, {
      title: at % 2 ? 'Odd' : 'Even',
      name: { familyName: `N${9 - at}` },
    })
  const names = async (values: Record<string, string>) => {
    const { body } = await directory.scim('GET', `/Users${query(values)}`)
    const rows = Array.isArray(body['Resources']) ? body['Resources'] : []
    return { ...body, names: rows.map(({ userName }) => String(userName).slice(0, 2)) }
  }
  return { ...directory, names }
}

describe('a list of people', () => {
  it('a list of people is filtered, and has pages from the first index on', async () => {
    const { names } = await openPeople()
    expect(await names({ filter: 'userName eq "P3@acme.test"' })).toMatchObject({ totalResults: 1, names: ['p3'] })
    expect(await names({ startIndex: '2', count: '2' })).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 5,
      startIndex: 2,
      itemsPerPage: 2,
      names: ['p1', 'p2'],
    })
    expect(await names({ filter: 'title eq "odd"', count: '1', startIndex: '2' })).toMatchObject({ names: ['p3'] })
    expect(await names({ count: '0' })).toMatchObject({ totalResults: 5, names: [] })
    expect(await names({ startIndex: '-3', count: '-1' })).toMatchObject({ startIndex: 1, names: [] })
    expect(await names({ startIndex: '9' })).toMatchObject({ totalResults: 5, names: [] })
  })

  it('a list of people is sorted by an attribute, up or down', async () => {
    const { names } = await openPeople(3)
    expect(await names({ sortBy: 'name.familyName' })).toMatchObject({ names: ['p2', 'p1', 'p0'] })
    expect(await names({ sortBy: 'userName', sortOrder: 'descending' })).toMatchObject({ names: ['p2', 'p1', 'p0'] })
  })

  it('a list of people is searched by a body as well, below one kind or over all', async () => {
    const { scim, addGroup } = await openPeople(2)
    await addGroup('Sales')
    const search = {
      filter: 'userName sw "p" or displayName eq "sales"',
      attributes: ['userName', 'displayName'],
      count: 10,
    }
    expect((await scim('POST', '/Users/.search', search)).body).toMatchObject({ totalResults: 2 })
    const { body } = await scim('POST', '/.search', search)
    expect(body).toMatchObject({ totalResults: 3, Resources: [{}, {}, { displayName: 'Sales' }] })
    expect((await scim('GET', '/')).body).toMatchObject({ totalResults: 3 })
  })

  it('an answer has the attributes that are asked for, those without which no resource is, and none that is excluded', async () => {
    const { scim, addPerson } = openDirectory()
    const id = await addPerson('maya@acme.test', {
      name: { givenName: 'Maya', familyName: 'Stone' },
      emails: [{ value: 'maya@acme.test', type: 'work' }],
      [enterpriseSchema]: { department: 'Sales', division: 'EU' },
    })
    const at = async (values: Record<string, string>) => (await scim('GET', `/Users/${id}${query(values)}`)).body
    expect(Object.keys(await at({ attributes: 'USERNAME,name.givenName' })).toSorted()).toEqual([
      'id',
      'name',
      'schemas',
      'userName',
    ])
    expect(await at({ attributes: 'name.givenName' })).toMatchObject({ name: { givenName: 'Maya' } })
    expect((await at({ attributes: 'name.givenName' }))['name']).not.toHaveProperty('familyName')
    expect((await at({ attributes: `${enterpriseSchema}:department` }))[enterpriseSchema]).toEqual({
      department: 'Sales',
    })
    const without = await at({ excludedAttributes: 'id,emails.type,name' })
    expect(without).toMatchObject({ id, emails: [{ value: 'maya@acme.test' }] })
    expect(without).not.toHaveProperty('name')
    expect(without).not.toHaveProperty(['emails', 0, 'type'])
  })
})

describe('the description of the endpoint', () => {
  it('the description of the endpoint has its abilities, kinds and schemas, each at its own address', async () => {
    const { scim } = openDirectory()
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({
      totalResults: 2,
      Resources: [
        { id: 'User', endpoint: '/Users', schema: userSchema, schemaExtensions: [{ schema: enterpriseSchema }] },
        { id: 'Group', endpoint: '/Groups', schema: groupSchema },
      ],
    })
    const { body } = await scim('GET', '/Schemas')
    expect(body).toMatchObject({ Resources: [{ id: userSchema }, { id: enterpriseSchema }, { id: groupSchema }] })
    expect((await scim('GET', `/Schemas/${userSchema}`)).body['attributes']).toContainEqual(
      expect.objectContaining({ name: 'userName', required: true, uniqueness: 'server', caseExact: false }),
    )
    expect((await scim('GET', '/ResourceTypes/Group')).body).toMatchObject({ name: 'Group' })
  })
})
