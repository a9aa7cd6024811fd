import { describe, expect, it } from 'vitest'
import { logoAddress } from './merge-look.ts'

describe('the address of a logo', () => {
  it.each([
    'https://cdn.example.test/logo.svg?v=1#a',
    'HTTPS://cdn.example.test/logo.svg',
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" />',
    'data:image/png;base64,iVBORw0KGgo=',
    '/logo.svg',
    '/logo.svg?at=10:30',
    './logo.svg',
    '../logo.svg',
    'logo.svg',
  ])('a logo address may be %s', (address) => {
    expect(logoAddress(address)).toBe(address)
  })

  it.each([
    'http://cdn.example.test/logo.svg',
    '//cdn.example.test/logo.svg',
    '/\\cdn.example.test/logo.svg',
    '\\\\cdn.example.test/logo.svg',
    '/\n/cdn.example.test/logo.svg',
    '/\t/cdn.example.test/logo.svg',
    ' https://cdn.example.test/logo.svg',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.test/1',
    'file:///etc/passwd',
    '',
    undefined,
    null,
    1,
    {},
  ])('a logo address may not be %j', (address) => {
    expect(logoAddress(address)).toBeUndefined()
  })
})
