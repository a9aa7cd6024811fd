import { describe, expect, it } from 'vitest'
import { genericErrorCode, genericErrorMessage, networkError, PorticoError, part, toPorticoError } from './errors.ts'

describe('a PorticoError', () => {
  const error = new PorticoError('ER-1', 'No', {
    status: 403,
    traceId: 'trace-1',
    context: { email: 'ann@acme.test' },
    cause: 'because',
  })

  it('a PorticoError is an Error with a code and the known details of the response', () => {
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

  it('a PorticoError has no status, trace id, context or cause if none is given', () => {
    const bare = new PorticoError('ER-1', 'No')
    expect([bare.status, bare.traceId, bare.context]).toEqual([undefined, undefined, undefined])
    expect('cause' in bare).toBe(false)
  })
})

describe('what was thrown', () => {
  it('a thrown PorticoError is returned as it is', () => {
    const error = new PorticoError('ER-1', 'No')
    expect(toPorticoError(error)).toBe(error)
  })

  it.each([new TypeError('x is not a function'), 'a text', undefined, null, { status: 400 }])(
    'a thrown value becomes the generic error of status 500 if it is %s, which is its cause',
    (thrown) => {
      const error = toPorticoError(thrown)
      expect(error).toMatchObject({ code: genericErrorCode, message: genericErrorMessage, status: 500 })
      expect(error.cause).toBe(thrown)
    },
  )
})

describe('a failure of the network', () => {
  it('a network failure has its own code and no status, because no response arrived', () => {
    const cause = new TypeError('Failed to fetch')
    expect(networkError(cause)).toMatchObject({ code: 'network', status: undefined, cause })
  })
})

describe('a part that loads when it is needed', () => {
  it('a lazily loaded part resolves to what it loads', async () => {
    expect(await part(Promise.resolve('module'))).toBe('module')
  })

  it('a lazily loaded part rejects with a network failure if it cannot be loaded', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://app.test/assets/flow.js')
    const failure = part(Promise.reject(cause))
    await expect(failure).rejects.toBeInstanceOf(PorticoError)
    await expect(failure).rejects.toMatchObject({ code: 'network', cause })
    await expect(failure).rejects.not.toThrow(/assets/)
  })
})
