import { describe, expect, it } from 'vitest'
import { groupOf } from '../features/portal/groups/group-calls.ts'
import { personOf } from './person-of.ts'

describe('a person in a list', () => {
  it.each([
    [{ id: 'u1', name: 'Ada', email: 'ada@acme.test' }, { name: 'Ada' }],
    [{ id: 'u1', name: '', email: 'ada@acme.test' }, { name: 'ada@acme.test' }],
    [
      { id: 'u1', name: null, phoneNumber: '+15550100' },
      { name: '+15550100', email: '' },
    ],
    [{ id: 'u1' }, { name: 'u1', email: '' }],
    [{ id: 'u1', profileImageUrl: 'https://cdn.test/1.png' }, { profilePictureUrl: 'https://cdn.test/1.png' }],
    [{ id: 'u1' }, { profilePictureUrl: null }],
  ])('a user in a list has a name and one picture under any sent member names: %j', (answer, expected) => {
    expect(personOf(answer)).toMatchObject({ id: 'u1', ...expected })
  })

  it('a user in a list is the same as a member of a group', () => {
    const member = { id: 'u1', name: '', email: 'ada@acme.test', profilePictureUrl: null, createdAt: '' }
    const group = { id: 'g1', name: 'Sites', managedBy: 'frontegg', users: [member] } as const
    expect(groupOf({ ...group, users: [...group.users] }).users).toEqual([personOf(member)])
    expect(personOf(member).name).toBe('ada@acme.test')
  })
})
