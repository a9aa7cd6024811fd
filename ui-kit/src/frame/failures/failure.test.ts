import { PorticoError } from '@portico/headless'
import { describe, expect, it } from 'vitest'
import { explain } from './failure.ts'

const texts = new Map([
  ['errors.unknown.title', 'That didn’t work'],
  ['errors.unknown', 'Try again.'],
])
const told = (error: PorticoError) => explain(error, (key) => texts.get(key))?.text

describe('a failure without a text of its own', () => {
  it.each([
    ['an address', new PorticoError('unsafe-address', '"javascript:alert(1)" is no http or https address')],
    ['a token', new PorticoError('invalid-token', 'Invalid token specified')],
    ['a status', new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', 'Error 429 - Too Many Requests', { status: 429 })],
    ['a body', new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', "We're facing some difficulties", { status: 404 })],
    ['a link', new PorticoError('access_denied', 'Call us at 555')],
    [
      'a failure without words',
      new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', 'Unknown error occurred', { status: 400 }),
    ],
    [
      'a large request',
      new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', 'Error request is too large', { status: 413 }),
    ],
    ['an own error', new PorticoError('native-refused', 'The application is not signed in', { status: 401 })],
  ])('a failure without its own text shows one general sentence, not the developer message of %s', (_, error) => {
    expect(told(error)).toBe('Try again.')
  })

  it('a failure without its own text shows the words of the provider’s response', () => {
    const error = new PorticoError('ER-01234', 'Your seat was given away', { status: 400 })
    expect(told(error)).toBe('Your seat was given away')
  })

  it('keeps what came for developers', () => {
    const error = new PorticoError('unsafe-address', '"javascript:alert(1)" is no http or https address')
    expect(explain(error, () => undefined)?.error).toBe(error)
  })
})
