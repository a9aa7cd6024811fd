import { describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'

const now = Date.UTC(2026, 4, 1, 12)
const made = (users: number, random = 1) => createEmulator({ users, random, realTime: () => now }).snapshot()
const seeded = (users: number, random = 1) => made(users, random).users.slice(6)

describe('made-up people', () => {
  it('generated users are the same for the same seed, and different for another one', () => {
    expect(seeded(300)).toEqual(seeded(300))
    expect(seeded(300, 2).map(({ name }) => name)).not.toEqual(seeded(300).map(({ name }) => name))
  })

  it('generated users have unique addresses, although names repeat', () => {
    const people = seeded(2000)
    expect(new Set(people.map(({ email }) => email)).size).toBe(2000)
    expect(new Set(people.map(({ name }) => name)).size).toBeLessThan(1900)
  })

  it.each([
    ['Latin', /\p{Script=Latin}/u],
    ['Hebrew', /\p{Script=Hebrew}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['Cyrillic', /\p{Script=Cyrillic}/u],
    ['Han', /\p{Script=Han}/u],
    ['Hangul', /\p{Script=Hangul}/u],
    ['Devanagari', /\p{Script=Devanagari}/u],
  ])('generated users have names in %s letters', (_, script) => {
    expect(seeded(24).some(({ name }) => script.test(name))).toBe(true)
  })

  it('generated users have every state of an account within the first page', () => {
    const people = seeded(20)
    const own = people.map(({ memberships }) => memberships[0])
    const ends = own.flatMap((membership) => membership?.accessEndsAt ?? []).map((end) => Date.parse(end))
    expect({
      invited: people.some(({ verified, lastLogin }) => !verified && lastLogin === null),
      locked: people.some(({ isLocked }) => isLocked),
      breached: people.some(({ isPasswordBreached }) => isPasswordBreached),
      enrolled: people.some(({ authenticators }) => authenticators.length > 0),
      inactive: people.some(({ lastLogin }) => lastLogin !== null && Date.parse(lastLogin) < now - 90 * 24 * 3_600_000),
      disabled: own.some((membership) => membership?.isDisabled),
      temporary: ends.some((end) => end > now),
      expired: ends.some((end) => end <= now),
      ofDirectory: people.some(({ managedBy }) => managedBy === 'scim2'),
      withoutPicture: people.some(({ profilePictureUrl }) => profilePictureUrl === null),
      withPicture: people.some(({ profilePictureUrl }) => profilePictureUrl !== null),
      long: people.some(({ name }) => name.length > 60),
    }).toEqual({
      invited: true,
      locked: true,
      breached: true,
      enrolled: true,
      inactive: true,
      disabled: true,
      temporary: true,
      expired: true,
      ofDirectory: true,
      withoutPicture: true,
      withPicture: true,
      long: true,
    })
  })

  it('generated users were created before they signed in, and not after now', () => {
    for (const { createdAt, lastLogin } of seeded(2000)) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(now)
      if (lastLogin !== null) expect(createdAt < lastLogin && Date.parse(lastLogin) <= now).toBe(true)
    }
  })

  it('generated users are members of groups, but so few that a list of groups is not long', () => {
    const { groups } = made(2000)
    const grouped = groups.flatMap(({ userIds }) => userIds).length
    expect(grouped).toBeGreaterThan(20)
    expect(grouped).toBeLessThan(220)
  })
})
