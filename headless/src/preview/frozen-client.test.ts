import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createClient } from '../client/index.ts'
import { PorticoError, platformPorts } from '../core/index.ts'
import { loginFeature, passkeysFeature, sessionFeature, tenantsFeature } from '../index.ts'
import { createFrozenClient, type FrozenCalls, frozen } from './index.ts'

const step = { name: 'loginWithPassword', email: 'ada@acme.test' } as const
const error = new PorticoError('ER-LOGIN-INVALID', 'Incorrect email or password')

describe('a frozen client', () => {
  it('a frozen client has its features in the given state, and the rest in its initial state', () => {
    const client = createFrozenClient([frozen(loginFeature, { step })])
    expect(client.get(loginFeature).getSnapshot()).toMatchObject({ step, isPending: false, error: null })
    expect(client.get(tenantsFeature).getSnapshot()).toMatchObject({ rows: [] })
  })

  it('a frozen client has its calls in the given state', () => {
    const failed = createFrozenClient([frozen(loginFeature, { step }, { submitPassword: { error } })])
    expect(failed.get(loginFeature).getSnapshot().calls.submitPassword).toEqual({
      status: 'failed',
      error,
      pending: [],
      failed: [],
    })
    expect(failed.get(loginFeature).getSnapshot().error).toBe(error)
    const retried = createFrozenClient([
      frozen(loginFeature, { step }, { submitPassword: { status: 'pending', error } }),
    ])
    expect(retried.get(loginFeature).getSnapshot()).toMatchObject({ isPending: true, error })
    expect(retried.get(loginFeature).getSnapshot().calls.submitPassword.status).toBe('pending')
  })

  it('a frozen client has the state of each row of a list, from the given calls', () => {
    const calls = { remove: { pending: [{ id: '1' }], failed: [{ input: { id: '2' }, error }] } }
    const client = createFrozenClient([frozen(passkeysFeature, {}, calls)])
    const { rowState } = client.get(passkeysFeature).getSnapshot()
    expect(rowState('1')).toEqual({ isBusy: true, error: null })
    expect(rowState('2')).toEqual({ isBusy: false, error })
  })

  it('returns the same snapshot for life, for every key', () => {
    const client = createFrozenClient([frozen(loginFeature, { step })])
    const slice = client.get(loginFeature)
    expect(client.get(loginFeature)).toBe(slice)
    expect(slice.getSnapshot()).toBe(slice.getSnapshot())
    expect(client.get(loginFeature, { key: 'other' }).getSnapshot().step).toBe(step)
  })

  it('a frozen client begins loaded, without a signed-in user', () => {
    const client = createFrozenClient([])
    const listener = vi.fn()
    client.ready(listener)
    expect(listener).toHaveBeenCalledOnce()
    expect(client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated')
  })

  it('a frozen client does nothing by its actions: no request, no timer, no move, and no call ends', async () => {
    vi.useFakeTimers()
    const fetch = vi.spyOn(globalThis, 'fetch')
    const client = createFrozenClient([frozen(loginFeature, { step })])
    const { submitPassword, restart, getSnapshot } = {
      ...client.get(loginFeature).getSnapshot(),
      ...client.get(loginFeature),
    }
    client.get(loginFeature).subscribe(() => {})
    await client.start()
    restart()
    const ended = vi.fn()
    void submitPassword({ password: 'x' }).then(ended)
    void client.session.logOut().then(ended)
    client.navigate('/elsewhere')
    client.leave('https://elsewhere.example')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    expect(client.ports.page.url()?.href).toBe('https://preview.invalid/')
    expect(getSnapshot().step).toBe(step)
    vi.useRealTimers()
    fetch.mockRestore()
  })

  it('shares nothing with a live client of the page', () => {
    const live = createClient({ baseUrl: 'http://localhost:4400', ports: platformPorts() })
    createFrozenClient([frozen(loginFeature, { step })]).get(loginFeature)
    expect(live.get(loginFeature).getSnapshot().step.name).toBe('preLogin')
  })

  it('stands at the time and the address that are given', () => {
    const client = createFrozenClient([], { now: 5000, address: 'https://app.example/account/login?lang=de' })
    expect(client.ports.clock.now()).toBe(5000)
    expect(client.ports.page.url()?.search).toBe('?lang=de')
  })

  it('takes only calls that the feature has', () => {
    type Calls = FrozenCalls<typeof actions>
    const { actions } = createFrozenClient([]).get(loginFeature)
    expectTypeOf<'submitPassword'>().toExtend<keyof Calls>()
    expectTypeOf<'restart'>().not.toExtend<keyof Calls>()
  })
})
