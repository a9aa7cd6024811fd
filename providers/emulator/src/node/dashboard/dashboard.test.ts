import { describe, expect, it } from 'vitest'
import { createEmulator } from '../../emulator.ts'
import type { EmulatorOptions } from '../../types.ts'
import { createDashboard } from './serve.ts'

const origin = 'http://localhost:4400'

function open(options: EmulatorOptions = {}, guard = { token: null as string | null, isExposed: false }) {
  const emulator = createEmulator(options)
  const dashboard = createDashboard(emulator, guard)
  const get = (path = '/__emulator/', headers = {}) => dashboard(new Request(origin + path, { headers }))
  const post = (name: string, form: Readonly<Record<string, string>> | [string, string][] = {}, headers = {}) => {
    const body = new URLSearchParams(form)
    const request = new Request(`${origin}/__emulator/dashboard/${name}`, {
      method: 'POST',
      body,
      headers: { origin, ...headers },
    })
    return dashboard(request)
  }
  return { emulator, get, post }
}

describe('the dashboard', () => {
  it('shows people, ways in, clock and outbox, and needs no script', async () => {
    const { emulator, get } = open()
    emulator.arrange(({ outbox }) => {
      const text = 'Your code is 123456. Or open http://localhost:5173/a?b=1&c="><script>'
      outbox.push({
        id: '1',
        channel: 'email',
        to: 'a@b.test',
        kind: 'x',
        subject: '<b>',
        text,
        sentAt: '2026-01-01T00:00:00.000Z',
      })
    })
    const response = await get()
    const page = (await response?.text()) ?? ''
    expect(page).toContain('admin@acme.test')
    expect(page).toContain('<code data-copy>123456</code>')
    expect(page).toContain('<a href="http://localhost:5173/a?b=1&amp;c=&quot;&gt;&lt;script&gt;"')
    expect(page).toContain('&lt;b&gt;')
    expect(page).not.toMatch(/<script>|\sstyle="|\son\w+="/)
    expect(response?.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/)
  })

  it('saves the ways in', async () => {
    const { emulator, post } = open()
    const form: [string, string][] = [
      ['main', 'magicLink'],
      ['passkeys', 'on'],
      ['social', 'google'],
      ['social', 'apple'],
    ]
    expect((await post('ways-in', form))?.headers.get('location')).toBe('/__emulator/?done=ways-in#ways-in')
    expect(emulator.useWaysIn({})).toMatchObject({
      main: 'magicLink',
      password: false,
      passkeys: true,
      social: ['google', 'apple'],
      sso: false,
    })
  })

  it('saves policies, and an empty field is never', async () => {
    const { emulator, post } = open()
    await post('policy', { mfa: 'forced', captcha: 'on', idleTimeout: '60', lockout: '' })
    expect(emulator.setPolicy({})).toMatchObject({
      mfa: 'forced',
      captcha: true,
      idleTimeout: 60,
      lockout: null,
      signUp: false,
    })
  })

  it('moves the clock and puts it back', async () => {
    const { emulator, post } = open({ realTime: Date.now })
    await post('clock', { advance: '3600000' })
    expect(emulator.now() - Date.now()).toBeGreaterThan(3_590_000)
    await post('real-time')
    expect(Math.abs(emulator.now() - Date.now())).toBeLessThan(5000)
  })

  it('makes answers late and wrong, and right again', async () => {
    const { emulator, post } = open()
    await post('latency', { ms: '80' })
    await post('fault', { kind: 'lost', operation: 'refreshToken', times: '2' })
    expect(emulator.latency()).toBe(80)
    expect(emulator.faults.list()).toMatchObject([{ operation: 'refreshToken', kind: 'drop', when: 'after', times: 2 }])
    await post('clear-faults')
    expect(emulator.faults.list()).toEqual([])
  })

  it('adds people, locks and unlocks them, and starts again', async () => {
    const { emulator, post } = open()
    await post('add-user', {
      email: 'nia@acme.test',
      name: 'Nia',
      secondFactor: 'enroll',
      role: 'Admin',
      tenant: 'Globex',
    })
    const nia = () => emulator.snapshot().users.find(({ email }) => email === 'nia@acme.test')
    expect(nia()).toMatchObject({ name: 'Nia', isMfaForced: true, isLocked: false })
    await post('lock', { email: 'nia@acme.test', isLocked: 'true' })
    expect(nia()?.isLocked).toBe(true)
    await post('lock', { email: 'nia@acme.test', isLocked: 'false' })
    expect(nia()?.isLocked).toBe(false)
    await post('reset')
    expect(nia()).toBeUndefined()
  })

  it.each([
    ['add-user', { email: 'admin@acme.test' }, 'must be that of no other person'],
    ['policy', { mfa: 'off', idleTimeout: 'soon' }, 'idleTimeout must be a whole number'],
    ['clock', { advance: '-1' }, 'advance must be a whole number'],
    ['fault', { kind: 'none' }, 'Choose what goes wrong'],
  ])('the dashboard shows what was wrong with the form %s and keeps the typed values', async (name, form, problem) => {
    const { emulator, post } = open()
    const before = emulator.snapshot()
    const response = await post(name, form)
    const page = (await response?.text()) ?? ''
    expect(response?.status).toBe(400)
    expect(page).toMatch(new RegExp(`<p role="alert">[^<]*${problem}`))
    if (name === 'add-user') expect(page).toContain('value="admin@acme.test"')
    expect(emulator.snapshot()).toEqual(before)
  })

  it('leaves every other address to the emulator', async () => {
    const { get } = open()
    for (const path of ['/__emulator/outbox', '/', '/hosted/style.css', '/__emulator/dashboard/nothing']) {
      expect(await get(path)).toBeNull()
    }
    expect((await get('/__emulator'))?.headers.get('location')).toBe('/__emulator/')
  })
})

describe('who may use the dashboard', () => {
  it.each([
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('the dashboard refuses a request with %j', async (headers) => {
    const { emulator, get, post } = open()
    // A reset would end this session.
    emulator.signIn('admin@acme.test')
    if (!('origin' in headers)) expect((await get('/__emulator/', headers))?.status).toBe(403)
    const foreign = 'sec-fetch-site' in headers ? { ...headers, origin: 'https://evil.example' } : headers
    expect((await post('reset', {}, foreign))?.status).toBe(403)
    expect(emulator.snapshot().sessions).toHaveLength(1)
    expect((await post('reset', {}))?.status).toBe(303)
    expect(emulator.snapshot().sessions).toEqual([])
  })

  it('the dashboard accepts a user who gives the token once, if a token is required', async () => {
    const { emulator, get, post } = open({}, { token: 'a-token', isExposed: true })
    expect((await get())?.status).toBe(401)
    expect((await post('lock', { email: 'admin@acme.test', isLocked: 'true' }))?.status).toBe(401)
    const wrong = await post('token', { token: 'another' })
    expect([wrong?.status, wrong?.headers.get('set-cookie')]).toEqual([401, null])
    const right = await post('token', { token: 'a-token' })
    const set = right?.headers.get('set-cookie') ?? ''
    expect(set).toBe('portico-emulator-token=a-token; Path=/__emulator; HttpOnly; SameSite=Strict')
    const cookie = set.split(';')[0]
    expect((await get('/__emulator/', { cookie }))?.status).toBe(200)
    await post('lock', { email: 'admin@acme.test', isLocked: 'true' }, { cookie })
    expect(emulator.snapshot().users[0]?.isLocked).toBe(true)
    expect((await post('reset', {}, { cookie, origin: 'https://evil.example' }))?.status).toBe(403)
  })

  it('the dashboard asks for no token if the control routes have none', async () => {
    const { get } = open({}, { token: null, isExposed: false })
    expect((await get())?.status).toBe(200)
  })
})
