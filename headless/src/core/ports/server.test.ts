import { describe, expect, it } from 'vitest'
import { onActivity } from './activity.ts'
import { platformPorts } from './browser.ts'

describe('on a server', () => {
  it('there is no page, and none wakes', () => {
    const { page } = platformPorts()
    expect(page.url()).toBeNull()
    expect(page.onWake(() => {})()).toBeUndefined()
    expect(onActivity(() => {})()).toBeUndefined()
  })

  it('nothing is remembered from one request to the next', () => {
    platformPorts().storage.local.set('way-back', '/reports')
    expect(platformPorts().storage.local.get('way-back')).toBeNull()
  })

  it.each([
    ['keeps a process alive', 500, 1],
    ['that is far off does not', 10_000, 0],
  ])('a wait %s', (_, ms, kept) => {
    const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
    const before = timers()
    const stop = platformPorts().clock.after(ms, () => {})
    expect(timers() - before).toBe(kept)
    stop()
  })
})
