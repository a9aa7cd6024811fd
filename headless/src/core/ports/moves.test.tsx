import { afterEach, expect, it } from 'vitest'
import { moved, onMove } from './moves.ts'

/** The Navigation API, which dispatches its event within the call that moves. */
function giveNavigation(): EventTarget {
  const navigation = new EventTarget()
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
  return navigation
}

afterEach(() => void Reflect.deleteProperty(window, 'navigation'))

it('a router may move in a phase of React in which nothing may render: listeners are called after it', async () => {
  const navigation = giveNavigation()
  let calls = 0
  const stop = onMove(() => (calls += 1))
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(calls).toBe(0)
  await Promise.resolve()
  expect(calls).toBe(1)
  stop()
})

it('a listener that has stopped is not called for a move before', async () => {
  const navigation = giveNavigation()
  const calls: string[] = []
  const stop = onMove(() => calls.push('stopped'))
  const stopOther = onMove(() => calls.push('going on'))
  navigation.dispatchEvent(new Event('currententrychange'))
  stop()
  await Promise.resolve()
  expect(calls).toEqual(['going on'])
  stopOther()
})

it('a move that a router emits itself reaches listeners at once', () => {
  let calls = 0
  const stop = onMove(() => (calls += 1))
  window.dispatchEvent(new Event(moved))
  expect(calls).toBe(1)
  stop()
})
