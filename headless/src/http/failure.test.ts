import { describe, expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { errorOf, type RawAnswer } from './failure.ts'
import { isProviderError } from './provider-error.ts'

const answer = (status: number, body: unknown, parts: Partial<RawAnswer> = {}): RawAnswer => ({
  status,
  statusText: 'Not Good',
  headers: new Headers({ 'frontegg-trace-id': 'trace-1' }),
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...parts,
})

const generic = "We're facing some difficulties, Please try again"
const genericCode = 'ER-ADMIN-PORTAL-GENERIC-ERROR'

const now = Date.UTC(2026, 0, 1)

describe('the error of a failed call', () => {
  it('carries status, trace id, code, context and the errors joined by commas', () => {
    const error = errorOf(answer(400, { errors: ['One.', 'Two.'], errorCode: 'ER-01001', context: { left: 2 } }), now)
    expect(error).toBeInstanceOf(PorticoError)
    expect(error).toMatchObject({ message: 'One., Two.', status: 400, traceId: 'trace-1', code: 'ER-01001' })
    expect(error.context).toEqual({ left: 2 })
  })

  it.each<[string, unknown, string]>([
    ['one error', { errors: ['Wrong.'] }, 'Wrong.'],
    ['three errors', { errors: ['a', 'b', 'c'] }, 'a, b, c'],
    ['errors that are no texts', { errors: ['a', 1, null, { x: 1 }, 'b'] }, 'a, b'],
    ['no errors', {}, 'Error 422 - Not Good'],
    ['an empty list of errors', { errors: [] }, 'Error 422 - Not Good'],
    ['only a message, which is not for people', { message: 'internal' }, 'Error 422 - Not Good'],
    ['errors as a text', { errors: 'Not so.' }, 'Not so.'],
    ['errors with messages', { errors: [{ message: 'Not so.' }, { code: 7 }, 'Nor so.'] }, 'Not so., Nor so.'],
    ['the description of OAuth (RFC 6749)', { error: 'invalid', error_description: 'Described.' }, 'Described.'],
    ['a text', '"Too late."', 'Too late.'],
    ['an empty text', '""', 'Error 422 - Not Good'],
    ['null', 'null', 'Error 422 - Not Good'],
    ['a number', '7', 'Error 422 - Not Good'],
    ['a list', '["a"]', 'Error 422 - Not Good'],
    ['no JSON', '<html>Bad gateway</html>', generic],
    ['nothing', '', generic],
    ['JSON that was cut off', '{"errors":["a"', generic],
  ])('reads %s', (_, body, message) => {
    expect(errorOf(answer(422, body), now).message).toBe(message)
  })

  it.each<[string, unknown]>([
    ['the body cannot be read', 'x'],
    ['the body names none', { errors: ['a'] }],
    ['the code is no text', { errorCode: 7 }],
  ])('the error of a failed call has the generic code if %s', (_, body) => {
    expect(errorOf(answer(500, body), now)).toMatchObject({ code: genericCode, status: 500, traceId: 'trace-1' })
  })

  it.each([{}, { message: 'internal' }, { message: { deep: true } }, [], { errors: [] }])(
    'the status alone is the message of %j over HTTP/2, which has no status text',
    (body) => {
      expect(errorOf(answer(400, body, { statusText: '' }), now).message).toBe('Error 400')
    },
  )

  it('the error of a 413 has its message without a read of the body', () => {
    expect(errorOf(answer(413, { errors: ['a'], errorCode: 'ER-1' }), now)).toMatchObject({
      message: 'Error request is too large',
      code: genericCode,
      status: 413,
      traceId: 'trace-1',
    })
  })

  it('the error of a failed call has no trace id if the response has none', () => {
    expect(errorOf(answer(500, {}, { headers: new Headers() }), now).traceId).toBeUndefined()
  })

  it('the error of a failed call accepts an object as context only, and omits it from JSON', () => {
    const secret = errorOf(answer(400, { errors: ['a'], context: { password: 'x' } }), now)
    expect(secret.context).toEqual({ password: 'x' })
    expect(JSON.stringify(secret)).not.toContain('password')
    for (const context of [null, 'x', 1, ['a']]) expect(errorOf(answer(400, { context }), now).context).toBeUndefined()
  })

  it('a step-up that the header demands is known by one code, with the challenge', () => {
    const challenge = 'Bearer error="insufficient_user_authentication", max_age="60"'
    const headers = new Headers({ 'www-authenticate': challenge })
    const error = errorOf(answer(401, { errors: ['Prove it.'], errorCode: 'ER-PROVE' }, { headers }), now)
    expect(error).toMatchObject({ code: 'step-up-required', status: 401, message: 'Prove it.' })
    expect(error.context).toEqual({ challenge })
  })
})

describe('an error is the provider’s own', () => {
  it.each([{ errors: ['Denied.'] }, { errorCode: 'ER-1' }, { errors: ['Denied.'], errorCode: 'ER-1' }])(
    'an error with %j is the provider’s own',
    (body) => {
      expect(isProviderError(errorOf(answer(403, body), now))).toBe(true)
    },
  )

  it.each(['<html>', '', '{}', 'null', '"Denied."', '{"errors":[]}', '{"message":"blocked by proxy"}'])(
    'an error with %s is not the provider’s own',
    (body) => {
      expect(isProviderError(errorOf(answer(403, body), now))).toBe(false)
    },
  )

  it('an error made elsewhere is not the provider’s own', () => {
    expect(isProviderError(new PorticoError('ER-1', 'Denied.', { status: 403 }))).toBe(false)
  })
})
