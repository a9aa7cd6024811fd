import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDevice } from './read-device.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

it.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Safari/537.36`, 'Chrome', 'macOS', 'desktop'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 'Safari', 'macOS', 'desktop'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    'mobile',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${webKit} Mobile/15E148 Safari/604.1`, 'Safari', 'iPad', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Windows', 'desktop'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/126.0`,
    'Microsoft Edge',
    'Windows',
    'desktop',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Mobile Safari/537.36`, 'Chrome', 'Android', 'mobile'],
  ['curl/8.4', '', '', 'unknown'],
  ['', '', '', 'unknown'],
])('reads %s', (userAgent, browser, system, kind) => {
  expect(readDevice(userAgent)).toEqual({ browser, system, kind })
})

it('reads any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (userAgent) => {
      expect(readDevice(userAgent)).toEqual({
        browser: expect.any(String),
        system: expect.any(String),
        kind: expect.any(String),
      })
    }),
    { numRuns: 25 },
  )
})
