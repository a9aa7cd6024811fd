import { describe, expect, it } from 'vitest'
import { genericErrorCode, genericErrorMessage, networkError, PorticoError, part, toPorticoError } from './errors.ts'

describe('a PorticoError', () => {
  const error = new PorticoError('ER-1', 'No', {
    status: 403,
    traceId: 'trace-1',
    context: { email: 'ann@acme.test' },
    cause: 'because',
  })

  it('is an Error with a code, and what was known of the answer', () => {
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'PorticoError',
      code: 'ER-1',
      message: 'No',
      status: 403,
      traceId: 'trace-1',
      cause: 'because',
    })
  })

  it('shows its context to who asks for it, and to no log', () => {
    expect(error.context).toEqual({ email: 'ann@acme.test' })
    expect(JSON.stringify(error)).not.toContain('ann@acme.test')
    expect(Object.keys({ ...error })).not.toContain('context')
  })

  it('has no status, trace id, context or cause where there is none', () => {
    const bare = new PorticoError('ER-1', 'No')
    expect([bare.status, bare.traceId, bare.context]).toEqual([undefined, undefined, undefined])
    expect('cause' in bare).toBe(false)
  })
})

describe('what was thrown', () => {
  it('is itself where it is a PorticoError', () => {
    const error = new PorticoError('ER-1', 'No')
    expect(toPorticoError(error)).toBe(error)
  })

  it.each([new TypeError('x is not a function'), 'a text', undefined, null, { status: 400 }])(
    'is the generic error of status 500 where it is %s, which is its cause',
    (thrown) => {
      const error = toPorticoError(thrown)
      expect(error).toMatchObject({ code: genericErrorCode, message: genericErrorMessage, status: 500 })
      expect(error.cause).toBe(thrown)
    },
  )
})

describe('a failure of the network', () => {
  it('has a code of its own and no status: no answer came', () => {
    const cause = new TypeError('Failed to fetch')
    expect(networkError(cause)).toMatchObject({ code: 'network', status: undefined, cause })
  })
})

describe('a part that loads when it is needed', () => {
  it('is what it loads', async () => {
    expect(await part(Promise.resolve('module'))).toBe('module')
  })

  it('is a failure of the network where it cannot be had', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://app.test/assets/flow.js')
    const failure = part(Promise.reject(cause))
    await expect(failure).rejects.toBeInstanceOf(PorticoError)
    await expect(failure).rejects.toMatchObject({ code: 'network', cause })
    await expect(failure).rejects.not.toThrow(/assets/)
  })
})
