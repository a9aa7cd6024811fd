import { describe, expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { retryAfterMs, retryDelay } from './retry.ts'

const now = Date.UTC(2026, 0, 1)
const failed = (status: number | undefined, code = 'network', retryAfter?: number) =>
  new PorticoError(code, 'x', { status, retryAfter })
const delay = (retryAfter: string | null, method = 'get') =>
  retryDelay(method, 1, failed(503, 'network', retryAfterMs(retryAfter, now)))

describe('a call is tried again', () => {
  it.each([408, 429, 502, 503, 504])('a call is retried after status %i', (status) => {
    expect(retryDelay('get', 1, failed(status))).toBe(500)
  })

  it.each(['network', 'timeout'])('a call is retried after no response at all: %s', (code) => {
    expect(retryDelay('get', 1, failed(undefined, code))).toBe(500)
  })

  it.each([302, 400, 401, 403, 404, 409, 413, 422, 425, 423, 500, 501, 505])(
    'a call is not retried after status %i',
    (status) => {
      expect(retryDelay('get', 1, failed(status))).toBeNull()
    },
  )

  it('a call is not retried after a failure that a retry would not mend', () => {
    expect(retryDelay('get', 1, failed(undefined, 'unsafe-address'))).toBeNull()
  })

  it.each(['post', 'put', 'patch', 'delete'])('a call that changes something is never retried: %s', (method) => {
    expect(delay(null, method)).toBeNull()
    expect(delay('1', method)).toBeNull()
  })

  it('a call is tried three times in all, unless configured otherwise', () => {
    const tries = (policy?: { attempts: number }) =>
      [1, 2, 3, 4, 5].filter((attempt) => retryDelay('get', attempt, failed(503), policy) !== null)
    expect(tries()).toEqual([1, 2])
    expect(tries({ attempts: 1 })).toEqual([])
    expect(tries({ attempts: 4 })).toEqual([1, 2, 3])
  })

  it('a call is retried after the given delay', () => {
    expect(retryDelay('get', 1, failed(503), { delay: 2000 })).toBe(2000)
    expect(retryDelay('get', 1, failed(503, 'network', 7000), { delay: 2000 })).toBe(7000)
  })
})

describe('Retry-After', () => {
  it.each([
    ['3', 3000],
    [' 3 ', 3000],
    ['60', 60_000],
    ['61', 60_000],
    ['99999999999', 60_000],
    [new Date(now + 5000).toUTCString(), 5000],
    [new Date(now + 3_600_000).toUTCString(), 60_000],
  ])('Retry-After is honoured up to a minute: %s', (header, ms) => {
    expect(delay(header)).toBe(ms)
  })

  it.each([
    '',
    '0',
    '-5',
    '1.5',
    'soon',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    new Date(now - 5000).toUTCString(),
    new Date(now).toUTCString(),
  ])('Retry-After is ignored if its value is not useful: %j', (header) => {
    expect(delay(header)).toBe(500)
  })
})
