import { describe, expect, it } from 'vitest'
import { isIpRange, isSameRange, isWithin } from './ip-range.ts'

describe('a range', () => {
  it.each([
    '192.0.2.1',
    '192.0.2.0/24',
    '0.0.0.0/0',
    '192.0.2.1/32',
    '2001:db8::1',
    '2001:db8::/32',
    '::/0',
    '::1/128',
  ])('%s is a valid IP range', (text) => expect(isIpRange(text)).toBe(true))

  it.each(['', 'acme.test', '192.0.2', '192.0.2.256', '192.0.2.01', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/-1'])(
    '%j is not a valid IP range',
    (text) => expect(isIpRange(text)).toBe(false),
  )

  it.each(['192.0.2.0/24/24', '192.0.2.0/1e1', '2001:db8::/129', '2001:db8::1::', ':::', '[::1]', '192.0.2.1 '])(
    '%j is rejected as an IP range',
    (text) => expect(isIpRange(text)).toBe(false),
  )
})

it.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.10', false],
  ['192.0.2.0/24', '192.0.2.255', true],
  ['192.0.2.0/24', '192.0.3.0', false],
  ['192.0.2.77/24', '192.0.2.1', true],
  ['192.0.2.128/25', '192.0.2.127', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['2001:db8:4:1::/64', '2001:DB8:4:1:0:0:0:9', true],
  ['2001:db8:4:1::/64', '2001:db8:4:2::9', false],
  ['::/0', '2001:db8::1', true],
  ['192.0.2.0/24', '::ffff:192.0.2.9', true],
  ['::ffff:192.0.2.9', '192.0.2.9', true],
  ['nonsense', '192.0.2.1', false],
  ['192.0.2.1', 'nonsense', false],
])('%s contains %s: %s', (range, address, expected) => expect(isWithin(range, address)).toBe(expected))

it.each([
  ['192.0.2.1', '192.0.2.1/32', true],
  ['192.0.2.9/24', '192.0.2.0/24', true],
  ['2001:db8::1', '2001:0DB8:0::1', true],
  ['192.0.2.0/24', '192.0.2.0/25', false],
  ['nonsense', 'nonsense', false],
])('%s and %s are the same: %s', (one, other, expected) => expect(isSameRange(one, other)).toBe(expected))
