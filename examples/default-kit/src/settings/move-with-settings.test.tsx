import { beforeEach, expect, it, vi } from 'vitest'
import { moveWithSettings } from './move-with-settings.ts'

beforeEach(() => history.replaceState(null, '', '/?theme=vivid&locale=he'))

const present = () => location.pathname + location.search

it('takes the settings of the address along', () => {
  moveWithSettings('/account/login?redirectUrl=%2Freports', { replace: false })
  expect(present()).toBe('/account/login?redirectUrl=%2Freports&theme=vivid&locale=he')
})

it('takes the place of the present entry where that is asked for', () => {
  const before = history.length
  moveWithSettings('/reports', { replace: true })
  expect(history.length).toBe(before)
  expect(present()).toBe('/reports?theme=vivid&locale=he')
})

it('a move with settings dispatches a popstate event to listeners of the address', () => {
  const heard = vi.fn()
  addEventListener('popstate', heard, { once: true })
  moveWithSettings('/reports', { replace: false })
  expect(heard).toHaveBeenCalledOnce()
})
