import { describe, expect, it } from 'vitest'
import { enterpriseSchema, groupSchema, openDirectory, patchOf, userSchema } from '../../test/open-directory.ts'

/** The person of most examples of RFC 7644, in our address space. */
const barbara = {
  schemas: [userSchema],
  userName: 'bjensen',
  externalId: 'bjensen-external',
  name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
  emails: [
    { value: 'bjensen@acme.test', type: 'work', primary: true },
    { value: 'babs@jensen.test', type: 'home' },
  ],
}
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const searchSchema = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'

async function open() {
  const scene = openDirectory()
  const { body, headers, status } = await scene.scim('POST', '/Users', barbara)
  const id = String(body['id'])
  const path = `/Users/${id}`
  return {
    ...scene,
    created: { body, headers, status },
    id,
    path,
    patch: (...operations: readonly object[]) => scene.scim('PATCH', path, patchOf(...operations)),
    names: async (query: string) => {
      const { Resources = [] } = (await scene.scim('GET', `/Users?${query}`)).body
      return (Array.isArray(Resources) ? Resources : []).map(({ userName }) => userName)
    },
  }
}

describe('the examples of RFC 7644', () => {
  it('3.3: a created person has an id, a location and a version', async () => {
    const { created, baseUrl, root, path } = await open()
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toBe(`${baseUrl}${root}${path}`)
    expect(created.body).toMatchObject({
      ...barbara,
      meta: { resourceType: 'User', location: `${baseUrl}${root}${path}`, version: created.headers.get('etag') },
    })
  })

  it('3.3: a person who is there already is refused with 409 and uniqueness', async () => {
    const { scim } = await open()
    expect(await scim('POST', '/Users', barbara)).toMatchObject({
      status: 409,
      body: { schemas: [errorSchema], status: '409', scimType: 'uniqueness' },
    })
  })

  it('3.4.1: a person is read by the id', async () => {
    const { scim, path, created } = await open()
    const { status, body, headers } = await scim('GET', path)
    expect([status, body, headers.get('etag')]).toEqual([200, created.body, created.headers.get('etag')])
  })

  it('3.4.2: a list has the attributes that are asked for, in an envelope', async () => {
    const { scim, id } = await open()
    const { body } = await scim('GET', '/Users?attributes=userName')
    expect(body).toEqual({
      schemas: [listSchema],
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [{ schemas: [userSchema], id, userName: 'bjensen' }],
    })
  })

  it('3.4.2: a list without a match has no resource', async () => {
    const { scim } = await open()
    const { status, body } = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "nobody"')}`)
    expect([status, body['totalResults'], body['Resources'] ?? []]).toEqual([200, 0, []])
  })

  it.each([
    ['userName eq "bjensen"', true],
    ['name.familyName co "ens"', true],
    ['userName sw "B"', true],
    [`${userSchema}:userName sw "B"`, true],
    ['title pr', false],
    ['meta.lastModified gt "2011-05-13T04:42:34Z"', true],
    ['meta.lastModified ge "2011-05-13T04:42:34Z"', true],
    ['meta.lastModified lt "2011-05-13T04:42:34Z"', false],
    ['meta.lastModified le "2011-05-13T04:42:34Z"', false],
    ['title pr and userType eq "Employee"', false],
    ['title pr or userName eq "bjensen"', true],
    [`schemas eq "${enterpriseSchema}"`, false],
    ['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', true],
    ['userType eq "Employee" and (emails.type eq "work")', false],
    ['userName eq "bjensen" and emails[type eq "work" and value co "@acme.test"]', true],
    ['emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]', false],
  ])('3.4.2.2: the filter %s finds the person: %s', async (filter, isFound) => {
    const { names } = await open()
    expect(await names(`filter=${encodeURIComponent(filter)}`)).toEqual(isFound ? ['bjensen'] : [])
  })

  it('3.4.2.3 and 3.4.2.4: people are sorted, and a page begins at its index, which counts from 1', async () => {
    const { names, addPerson } = await open()
    await addPerson('adam@acme.test')
    await addPerson('carla@acme.test')
    expect(await names('sortBy=userName&sortOrder=descending')).toEqual([
      'carla@acme.test',
      'bjensen',
      'adam@acme.test',
    ])
    expect(await names('sortBy=userName&startIndex=2&count=1')).toEqual(['bjensen'])
    expect(await names('sortBy=userName&startIndex=0&count=1')).toEqual(['adam@acme.test'])
  })

  it('3.4.3: a search by POST reads the same list', async () => {
    const { scim, id } = await open()
    const search = { schemas: [searchSchema], attributes: ['displayName', 'userName'], startIndex: 1, count: 10 }
    const { body } = await scim('POST', '/.search', { ...search, filter: 'userName sw "bj"' })
    expect(body).toMatchObject({ schemas: [listSchema], totalResults: 1, Resources: [{ id, userName: 'bjensen' }] })
    expect(JSON.stringify(body)).not.toContain('familyName')
  })

  it('3.5.1: a replaced person has the new attributes, and keeps none of the others', async () => {
    const { scim, path, id } = await open()
    const { status, body } = await scim('PUT', path, {
      ...barbara,
      id,
      name: { familyName: 'Jensen', givenName: 'Barbara', middleName: 'Jane' },
      roles: [],
      emails: [{ value: 'bjensen@acme.test' }],
    })
    expect(status).toBe(200)
    expect(body['name']).toEqual({ familyName: 'Jensen', givenName: 'Barbara', middleName: 'Jane' })
    expect(body['emails']).toEqual([{ value: 'bjensen@acme.test' }])
    expect(body['roles'] ?? []).toEqual([])
  })

  it('3.5.2.1: an operation without a path adds each of its members, and an added address is one more', async () => {
    const { patch } = await open()
    const { body } = await patch({
      op: 'add',
      value: { emails: [{ value: 'babs@acme.test', type: 'other' }], nickName: 'Babs' },
    })
    expect(body).toMatchObject({ nickName: 'Babs', emails: [{}, {}, { value: 'babs@acme.test' }] })
  })

  it('3.5.2.2: members are removed by a filter, and all of them by the path alone', async () => {
    const { scim, addPerson, addGroup, id } = await open()
    const other = await addPerson('adam@acme.test')
    const group = `/Groups/${await addGroup('Tour Guides', [id, other])}`
    const membersAfter = async (path: string) => {
      await scim('PATCH', group, patchOf({ op: 'remove', path }))
      return (await scim('GET', group)).body['members'] ?? []
    }
    expect(await membersAfter(`members[value eq "${id}"]`)).toMatchObject([{ value: other }])
    expect(await membersAfter('members')).toEqual([])
  })

  it('3.5.2.2: the addresses of one type are removed, and a removal without a path is refused', async () => {
    const { patch } = await open()
    const { body } = await patch({ op: 'remove', path: 'emails[type eq "home" and value ew "jensen.test"]' })
    expect(body['emails']).toEqual([barbara.emails[0]])
    expect(await patch({ op: 'remove' })).toMatchObject({ status: 400, body: { scimType: 'noTarget' } })
  })

  it('3.5.2.3: members are replaced, and so are the parts of the addresses that a filter chooses', async () => {
    const { scim, patch, addPerson, addGroup, id } = await open()
    const other = await addPerson('adam@acme.test')
    const group = `/Groups/${await addGroup('Tour Guides', [other])}`
    await scim('PATCH', group, patchOf({ op: 'replace', path: 'members', value: [{ display: 'Babs', value: id }] }))
    expect((await scim('GET', group)).body['members']).toMatchObject([{ value: id }])
    const { body } = await patch({ op: 'replace', path: 'emails[type eq "home"].value', value: 'barbara@jensen.test' })
    expect(body['emails']).toMatchObject([{ type: 'work' }, { type: 'home', value: 'barbara@jensen.test' }])
  })

  it('3.6: a removed person is gone, and a second removal finds nobody', async () => {
    const { scim, path } = await open()
    expect((await scim('DELETE', path)).status).toBe(204)
    const gone = { status: 404, body: { schemas: [errorSchema], status: '404' } }
    expect(await scim('GET', path)).toMatchObject(gone)
    expect(await scim('DELETE', path)).toMatchObject(gone)
  })

  it.each(['/Bulk', '/Me'])(
    '3.7 and 3.11: %s is not offered, as the description of the endpoint says',
    async (path) => {
      const { scim } = await open()
      expect((await scim('POST', path, { schemas: [], Operations: [] })).status).toBe(501)
      expect((await scim('GET', '/ServiceProviderConfig')).body['bulk']).toMatchObject({ supported: false })
    },
  )

  it('3.8: an answer is application/scim+json, whatever JSON is accepted', async () => {
    const { scim, path } = await open()
    for (const accept of ['application/scim+json', 'application/json', '*/*'])
      expect((await scim('GET', path, undefined, { accept })).headers.get('content-type')).toContain(
        'application/scim+json',
      )
  })

  it('3.9: an answer to a change has the attributes that are asked for', async () => {
    const { scim, path, id } = await open()
    const { body } = await scim(
      'PATCH',
      `${path}?attributes=displayName`,
      patchOf({ op: 'replace', path: 'displayName', value: 'Babs Jensen' }),
    )
    expect(body).toEqual({ schemas: [userSchema], id, displayName: 'Babs Jensen' })
  })

  it('3.10: an attribute is named with its schema as well, in any case of its letters', async () => {
    const { scim, path } = await open()
    for (const name of ['USERNAME', `${userSchema}:userName`])
      expect((await scim('GET', `${path}?attributes=${name}`)).body['userName']).toBe('bjensen')
  })

  it.each([
    ['invalidFilter', 400, 'GET', '/Users?filter=userName%20xx%20%22a%22', undefined],
    ['invalidSyntax', 400, 'POST', '/Users', '{'],
    ['invalidPath', 400, 'PATCH', '', patchOf({ op: 'replace', path: 'emails[', value: 'a' })],
  ] as const)('3.12: a fault is named as %s', async (scimType, status, method, given, body) => {
    const { scim, path } = await open()
    expect(await scim(method, given || path, body)).toMatchObject({
      status,
      body: { schemas: [errorSchema], scimType, status: String(status), detail: expect.any(String) },
    })
  })

  it('3.14: a read of the version that is known has no body, and a change of another version is refused', async () => {
    const { scim, path, created } = await open()
    const version = created.headers.get('etag') ?? ''
    expect((await scim('GET', path, undefined, { 'if-none-match': version })).status).toBe(304)
    const change = patchOf({ op: 'replace', path: 'title', value: 'Guide' })
    expect((await scim('PATCH', path, change, { 'if-match': 'W/"other"' })).status).toBe(412)
    expect((await scim('PATCH', path, change, { 'if-match': version })).status).toBe(200)
    expect((await scim('GET', path, undefined, { 'if-none-match': version })).status).toBe(200)
  })

  it('a group of the examples is created with its members, and people name it', async () => {
    const { scim, path, id } = await open()
    const { status } = await scim('POST', '/Groups', {
      schemas: [groupSchema],
      displayName: 'Tour Guides',
      members: [{ value: id, display: 'Babs Jensen' }],
    })
    expect(status).toBe(201)
    expect((await scim('GET', path)).body['groups']).toMatchObject([{ display: 'Tour Guides', type: 'direct' }])
  })
})
