import { describe, expect, it } from 'vitest'
import { openDirectory, patchOf } from '../../test/open-directory.ts'

const off = { op: 'Replace', path: 'active', value: 'False' }
const email = 'nia@acme.test'

/** A directory with one person, and whether the person has access. */
async function open() {
  const scene = openDirectory()
  const id = await scene.addPerson(email, { phoneNumbers: [{ value: '+12025550199', type: 'work' }] })
  const patch = (...operations: readonly object[]) => scene.scim('PATCH', `/Users/${id}`, patchOf(...operations))
  const isActive = async () => (await scene.scim('GET', `/Users/${id}`)).body['active']
  const isDisabled = () =>
    scene.emulator.snapshot().users.find((one) => one.email === email)?.memberships[0]?.isDisabled
  return { ...scene, id, patch, isActive, isDisabled }
}

describe('a deactivation', () => {
  it.each([
    ['a value that is not there yet', { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '7' }],
    ['a role that is not there yet', { op: 'Replace', path: 'roles[primary eq "True"].value', value: 'x' }],
    ['an unknown attribute', { op: 'Replace', path: 'shoeSize', value: '43' }],
    ['an unknown attribute without a path', { op: 'Add', value: { shoeSize: '43' } }],
    ['an unknown extension', { op: 'Add', path: 'urn:acme:scim:Badge:colour', value: 'red' }],
  ])('is done beside %s, which is no reason for a refusal', async (_, other) => {
    for (const operations of [
      [off, other],
      [other, off],
    ]) {
      const scene = await open()
      expect((await scene.patch(...operations)).status).toBe(200)
      expect([await scene.isActive(), scene.isDisabled()]).toEqual([false, true])
    }
  })

  it.each([
    ['a value that a filter looks for', { op: 'Replace', path: 'emails[value co "x"].value', value: 'a' }, 'noTarget'],
    ['a wrong value', { op: 'Replace', path: 'name', value: 7 }, 'invalidValue'],
    ['a path that is none', { op: 'Replace', path: '][', value: 'x' }, 'invalidPath'],
  ])('is kept though %s refuses all the rest, and the log has both', async (_, other, scimType) => {
    const scene = await open()
    expect(await scene.patch({ op: 'Replace', value: { active: false } }, other)).toMatchObject({
      status: 400,
      body: { scimType },
    })
    expect([await scene.isActive(), scene.isDisabled()]).toEqual([false, true])
    expect(scene.log().slice(-2)).toMatchObject([
      { changes: ['active'], reason: null },
      { changes: [], reason: expect.any(String) },
    ])
  })

  it('is none if a later operation activates the person again', async () => {
    const scene = await open()
    const on = { op: 'Replace', path: 'active', value: true }
    expect((await scene.patch(off, on, { op: 'Replace', path: 'name', value: 7 })).status).toBe(400)
    expect(await scene.isActive()).toBe(true)
  })
})

it.each(['POST', 'PUT', 'PATCH'])(
  'an unknown attribute is left out of a %s, and a row of the log names it',
  async (method) => {
    const { scim, id, log } = await open()
    const person = { userName: method === 'POST' ? 'bo@acme.test' : email, shoeSize: '43' }
    const patch = patchOf({ op: 'add', path: 'shoeSize', value: '43' })
    const answer = await scim(
      method,
      method === 'POST' ? '/Users' : `/Users/${id}`,
      method === 'PATCH' ? patch : person,
    )
    expect(answer.status).toBe(method === 'POST' ? 201 : 200)
    expect(log().at(-1)).toMatchObject({ reason: null, detail: 'Ignored: shoeSize' })
  },
)

it('people are found by a part of a value that a filter describes, as Entra ID asks', async () => {
  const { scim, addPerson } = await open()
  await addPerson('bo', { emails: [{ type: 'work', value: 'bo@acme.test' }] })
  const found = async (filter: string) => (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body
  expect(await found('emails[type eq "work"].value eq "bo@acme.test"')).toMatchObject({ totalResults: 1 })
  expect(await found('emails[type eq "home"].value eq "bo@acme.test"')).toMatchObject({ totalResults: 0 })
  expect(await found('emails[type eq "work"].value pr and userName eq "bo"')).toMatchObject({ totalResults: 1 })
})
