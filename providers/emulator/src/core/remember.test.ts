import { expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'
import { mentions, remember } from './remember.ts'

function opened() {
  const state = openScene().emulator.snapshot()
  const [user] = state.users
  if (!user) throw new Error('The demo has no users')
  return { state, user, whole: structuredClone(state) }
}

it('a change of remembered rows is put back whole, and they are the same rows', () => {
  const { state, user, whole } = opened()
  const { undo } = remember(state, (row) => mentions(row, new Set([user.id])))
  Object.assign(user, { email: 'other@acme.test', username: 'other' })
  user.memberships.splice(0)
  state.sessions = []
  state.users = state.users.slice(0, 1)
  state.security.sessionLifetime = 1
  undo()
  expect(state).toEqual(whole)
  expect(state.users[0]).toBe(user)
})

it('the state before a change has the former rows', () => {
  const { state, user, whole } = opened()
  const { before } = remember(state, (row) => row['id'] === user.id)
  user.memberships.splice(0)
  state.users.pop()
  expect(before).toEqual(whole)
})

it('rows that may not change are shared, not copied', () => {
  const { state, user } = opened()
  const { before } = remember(state, (row) => row['id'] === user.id)
  expect(before.users.map((one, at) => one === state.users[at])).toEqual(state.users.map((one) => one !== user))
})
