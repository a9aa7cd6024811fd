import { expect, it } from 'vitest'
import { isWebAddress } from './web-address.ts'

it.each([
  ['https://acme.test', true],
  [' https://acme.test ', true],
  ['\thttp://acme.test\n', true],
  ['acme.test', false],
  ['mailto:a@acme.test', false],
])('the text %j is an address of the web: %s', (text, isAddress) => {
  expect(isWebAddress(text)).toBe(isAddress)
})
