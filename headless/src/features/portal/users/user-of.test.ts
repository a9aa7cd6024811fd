import { expect, it } from 'vitest'
import { userOf } from './user-of.ts'

const listed = {
  id: 'ada',
  sub: 'ada',
  tenantIds: ['acme'],
  tenants: [],
  email: 'ada@acme.test',
  name: 'Ada',
  tenantId: 'acme',
  verified: true,
  mfaEnrolled: false,
  metadata: '{}',
  profileImage: 'https://img.test/former.png',
}
const relations = { roleIds: null, groupIds: null, applicationIds: null, phoneNumbers: null }
const known = { roles: new Map(), groups: null, freeApplicationIds: null, tenantId: 'acme' }

it.each([
  ['by its former name', {}, 'https://img.test/former.png'],
  ['by its present name', { profilePictureUrl: 'https://img.test/a.png' }, 'https://img.test/a.png'],
  ['that was removed', { profilePictureUrl: null }, null],
])('the profile picture of a user is mapped for one %s', (_, sent, picture) => {
  expect(userOf({ ...listed, ...sent }, relations, known, 0).profilePictureUrl).toBe(picture)
})

it('the row of a user has the directory that brought the user, if the provider names it', () => {
  const directory = { id: 'okta', name: 'Okta directory' }
  expect(userOf({ ...listed, directory }, relations, known, 0).directory).toEqual(directory)
  expect(userOf(listed, relations, known, 0).directory).toBeNull()
})
