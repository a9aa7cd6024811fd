import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer } from '../../test/bare-container.ts'
import type { Scope } from './feature.ts'
import { serializeClient } from './serialize.ts'
import { keepAlive } from './slice.ts'

interface PromptActions {
  keep(token: string): void
  token(): string
}

function setUp(scope: Scope = 'user') {
  const prompt: BareFeature<{ readonly step: string }, PromptActions, undefined, { token: string }> = {
    name: 'prompt',
    scope,
    state: () => ({ step: 'ask' }),
    memory: () => ({ token: '' }),
    actions: ({ step, memory }) => ({
      keep: step((_, token) => {
        memory().token = token
      }),
      token: () => memory().token,
    }),
    on: {
      bump: ({ memory }, by) => {
        memory().token = `${memory().token}${by}`
      },
    },
  }
  return { ...bareContainer(), prompt }
}

describe('the private memory of a feature', () => {
  it('keeps values between calls and is shared with the handlers of events', () => {
    const { container, prompt } = setUp()
    const { actions } = container.get(prompt)
    actions.keep('secret-')
    container.emit('bump', 7)
    expect(actions.token()).toBe('secret-7')
  })

  it.each([
    ['user', 'user'],
    ['tenant', 'user'],
    ['tenant', 'tenant'],
  ] as const)('the private memory of a %s is cleared when the %s is forgotten', (scope, gone) => {
    const { container, prompt } = setUp(scope)
    const { actions } = container.get(prompt)
    actions.keep('secret')
    container.forget(gone)
    expect(actions.token()).toBe('')
  })

  it.each([
    ['client', 'user'],
    ['user', 'tenant'],
  ] as const)('the private memory of a %s outlives the %s', (scope, gone) => {
    const { container, prompt } = setUp(scope)
    const { actions } = container.get(prompt)
    actions.keep('secret')
    container.forget(gone)
    expect(actions.token()).toBe('secret')
  })

  it('the private memory is created for each key, and anew for a key that was released', async () => {
    const { container, ports, prompt } = setUp('client')
    container.get(prompt).actions.keep('mine')
    expect(container.get(prompt, { key: 'dialog' }).actions.token()).toBe('')
    container.get(prompt, { key: 'dialog' }).actions.keep('of the dialog')
    expect(container.get(prompt).actions.token()).toBe('mine')
    await ports.clock.advance(keepAlive)
    expect(container.get(prompt, { key: 'dialog' }).actions.token()).toBe('')
  })

  it('the private memory of a feature is cleared when the client is disposed', () => {
    const { container, prompt } = setUp('client')
    const { actions } = container.get(prompt)
    actions.keep('secret')
    container.dispose()
    expect(actions.token()).toBe('')
  })

  it('the private memory of a feature is in no snapshot and is never serialized', () => {
    const { container, prompt } = setUp()
    const slice = container.get(prompt)
    slice.actions.keep('secret-token')
    expect(JSON.stringify([slice.getSnapshot(), serializeClient(container)])).not.toContain('secret-token')
  })
})
