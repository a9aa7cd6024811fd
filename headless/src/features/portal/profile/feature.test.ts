import { describe, expect, it } from 'vitest'
import { bodyOf, profileOf } from './feature.ts'

/** Returns a user in the form of the provider, with this text as metadata. */
const userWith = (metadata: string) => ({
  id: 'ada',
  sub: 'ada',
  email: 'ada@acme.test',
  name: 'Ada',
  verified: true,
  mfaEnrolled: false,
  tenantId: 'acme',
  tenantIds: ['acme'],
  tenants: [],
  roles: [],
  permissions: [],
  metadata,
})

describe('metadata that are no object', () => {
  it.each(['', 'no JSON', '[1]', '"text"', 'null'])('hold no job title: %s', (text) => {
    expect(profileOf(userWith(text))).toMatchObject({ jobTitle: '', address: '', metadata: {} })
  })

  it('metadata that is no object is sent unchanged if a save does not change it', () => {
    expect(bodyOf(userWith('no JSON'), { name: 'Ada L.' })).toMatchObject({ name: 'Ada L.', metadata: 'no JSON' })
  })
})

describe('a picture by its former name', () => {
  const profileImage = 'https://img.test/a.png'
  const pictured = { ...userWith('{}'), profileImage }

  it('a picture by its former name is that of the profile until it is removed', () => {
    expect(profileOf(pictured).profilePictureUrl).toBe(profileImage)
    expect(profileOf({ ...pictured, profilePictureUrl: null }).profilePictureUrl).toBeNull()
  })

  it('a picture by its former name is kept by a save of another member', () => {
    expect(bodyOf(pictured, { name: 'Ada L.' })).toMatchObject({ profileImage, profilePictureUrl: profileImage })
  })

  it.each([null, 'https://img.test/b.png'])(
    'a picture by its former name is not sent with a picture of %s',
    (profilePictureUrl) => {
      const body = bodyOf(pictured, { profilePictureUrl })
      expect(body.profilePictureUrl).toBe(profilePictureUrl)
      expect(body).not.toHaveProperty('profileImage')
    },
  )
})

it('takes job title and address of other types for empty', () => {
  expect(profileOf(userWith('{"jobTitle":5,"address":{}}'))).toMatchObject({ jobTitle: '', address: '' })
})
