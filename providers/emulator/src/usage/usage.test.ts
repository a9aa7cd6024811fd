import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { at, openScene, personIn, start } from '../../test/open-caller.ts'
import { readState } from '../state/read-state.ts'
import { bucketsOf, daysBefore, lengthOf } from './days.ts'

const path = '/identity/resources/tenants/usage/v1'
const day = 86_400_000

async function open(options: Parameters<typeof openScene>[0] = {}) {
  const scene = openScene(options)
  const token = await scene.tokenOf('admin@acme.test')
  const read = async (query: Readonly<Record<string, string>> = {}, by = token) => {
    const asked = { from: '2026-01-01', to: '2026-01-01', step: 'day', timeZone: 'UTC', ...query }
    return scene.get(`${path}?${new URLSearchParams(asked)}`, { token: by })
  }
  return { ...scene, token, read }
}

describe('the usage of a tenant', () => {
  it('a sign-in is counted by its way, once with its person', async () => {
    const { read, openCaller } = await open()
    const before = (await read()).body
    const { post } = openCaller()
    await post(at.login, { email: 'reader@acme.test', password: 'Portico-demo-1' })
    await post(at.login, { email: 'reader@acme.test', password: 'Portico-demo-1' })
    expect(before).toMatchObject({ totals: { signIns: 1, activePeople: 1 } })
    expect((await read()).body).toMatchObject({
      totals: { signIns: 3, activePeople: 2 },
      signInWays: [{ way: 'password', count: 3, before: 0 }],
    })
  })

  it('a person who only stays signed in is active on that day, and has not signed in', async () => {
    const { read, emulator, post, tokenOf } = await open()
    await post(at.login, { email: 'reader@acme.test', password: 'Portico-demo-1' })
    emulator.advance(day)
    await post(at.refresh)
    const { body } = await read({ to: '2026-01-02' }, await tokenOf('admin@acme.test'))
    expect(body['buckets']).toMatchObject([
      { from: '2026-01-01', activePeople: 2, signIns: 2 },
      { from: '2026-01-02', activePeople: 2, signIns: 1 },
    ])
  })

  it('a member who is added is in the numbers of another administrator', async () => {
    const { read, emulator } = await open()
    const limit = { used: 5, limit: 100 }
    expect((await read()).body['members']).toEqual(limit)
    emulator.addUser({ email: 'new@acme.test', tenants: ['Acme'], roles: ['Viewer'], secondFactor: 'authenticator' })
    const { body } = await read()
    expect(body).toMatchObject({ members: { used: 6, limit: 100 }, secondStep: { covered: 2, total: 6 } })
    expect(body['totals']).toMatchObject({ members: 6 })
  })

  it('calls of a token are counted with those of it that were refused', async () => {
    const { read, emulator } = await open()
    const [token] = emulator.snapshot().apiTokens
    emulator.countTokenCalls({ id: token?.id ?? '', calls: 40, refused: 3 })
    emulator.countTokenCalls({ id: token?.id ?? '' })
    const { body } = await read()
    expect(body).toMatchObject({ totals: { tokenCalls: 41 }, before: { tokenCalls: 0 } })
    expect(body['tokens']).toMatchObject([
      { name: token?.description, calls: 41, refused: 3, before: 0 },
      { calls: 0 },
      { calls: 0 },
    ])
    expect(body['features']).toContainEqual({
      key: 'api-calls',
      used: 41,
      limit: 100_000,
      countsFrom: '2026-01-01T00:00:00.000Z',
      resetsAt: '2026-02-01T00:00:00.000Z',
    })
  })

  it('a day is one of the named zone', async () => {
    const { read, emulator, tokenOf } = await open()
    emulator.setTime(start + day - 3_600_000)
    const [token] = emulator.snapshot().apiTokens
    emulator.countTokenCalls({ id: token?.id ?? '' })
    const late = await tokenOf('admin@acme.test')
    const of = async (from: string, timeZone: string) => (await read({ from, to: from, timeZone }, late)).body
    expect(await of('2026-01-01', 'UTC')).toMatchObject({ totals: { tokenCalls: 1 } })
    expect(await of('2026-01-01', 'Asia/Jerusalem')).toMatchObject({ totals: { tokenCalls: 0 } })
    expect(await of('2026-01-02', 'Asia/Kathmandu')).toMatchObject({ totals: { tokenCalls: 1 } })
  })

  it('the accounts below are summed only for a person who may see them', async () => {
    const { read, emulator, tokenOf } = await open()
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
    emulator.addUser({ email: 'lab@acme.test', tenants: ['Acme Labs'], roles: ['Viewer'] })
    const { body } = await read({ includeSubTenants: 'true' })
    expect(body).toMatchObject({ members: { used: 5 }, totals: { members: 6 } })
    expect(body['accounts']).toMatchObject([
      { name: 'Acme', members: 5 },
      { tenantId: labs?.id, members: 3 },
      {},
      {},
      {},
      {},
    ])
    emulator.arrange(({ roles }) => {
      for (const role of roles.filter(({ key }) => key === 'ReadOnly')) role.permissionKeys = ['fe.usage.read']
    })
    const reader = await tokenOf('reader@acme.test')
    expect(await read({}, reader)).toMatchObject({ status: 200 })
    expect(await read({ includeSubTenants: 'true' }, reader)).toMatchObject({ status: 403 })
  })

  it('the usage is refused without its permission', async () => {
    const { read, emulator, tokenOf } = await open()
    emulator.arrange(({ roles }) => {
      for (const role of roles.filter(({ key }) => key === 'ReadOnly')) role.permissionKeys = []
    })
    expect(await read({}, await tokenOf('reader@acme.test'))).toMatchObject({ status: 403 })
  })

  it.each([
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2024-12-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { step: 'hour' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '' },
  ])('a period that cannot be counted is refused: %j', async (query) => {
    const { read } = await open()
    expect(await read(query)).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
  })

  it('the activity is in a saved state', async () => {
    const { emulator } = await open()
    expect(readState(emulator.snapshot()).signIns).toMatchObject([
      { userId: personIn(emulator, 'admin@acme.test').id, way: 'password' },
    ])
  })
})

describe('the demo of usage', () => {
  const demo = { users: 24, usageDays: 365, realTime: () => start + 300 * day }

  it('the same seed makes the same year, with several ways and more calls towards its end', async () => {
    const [one, other] = [openScene(demo), openScene(demo)].map(({ emulator }) => emulator.snapshot())
    expect(one?.signIns).toEqual(other?.signIns)
    expect(one?.tokenCalls).toEqual(other?.tokenCalls)
    expect(new Set(one?.signIns.map(({ way }) => way)).size).toBeGreaterThan(3)
    const { read } = await open(demo)
    const { body } = await read({ from: '2026-10-01', to: '2026-10-27', step: 'week' })
    expect(body).toMatchObject({ buckets: { length: 5 } })
    expect(numberIn(body['totals'], 'tokenCalls')).toBeGreaterThan(numberIn(body['before'], 'tokenCalls') * 0.9)
    expect(numberIn(body['totals'], 'activePeople')).toBeGreaterThan(3)
  })

  it('the seed of usage leaves ids alone, and switches the page on', () => {
    const [plain, used] = [{ users: 24 }, demo].map((options) => openScene(options).emulator.snapshot())
    expect(used?.users.map(({ id }) => id)).toEqual(plain?.users.map(({ id }) => id))
    expect([plain?.flags['fe-usage-page'], used?.flags['fe-usage-page']]).toEqual(['off', 'on'])
  })
})

describe('the parts of a period', () => {
  const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo', 'America/Sao_Paulo', 'Pacific/Apia']
  const days = fc
    .record({ first: fc.integer({ min: 14_000, max: 22_000 }), length: fc.integer({ min: 1, max: 40 }) })
    .map(({ first, length }) => ({ from: dayOf(first), to: dayOf(first + length - 1) }))

  it('every day of a period is in one part, and no moment is between two of them', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), fc.constantFrom('day', 'week', 'month'), (period, zone, step) => {
        const parts = bucketsOf(zone, period, step)
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(period))
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to])
        for (const [index, part] of parts.entries()) {
          const next = parts[index + 1]
          if (next) expect(Date.parse(next.from) - Date.parse(part.to)).toBe(day)
          expect(part.end).toBeGreaterThan(parts[index - 1]?.end ?? 0)
          if (!isSkipped(zone, part.to)) expect(shown(zone, part.end - 1)).toBe(part.to)
          expect(shown(zone, part.end) > part.to).toBe(true)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('weeks begin on Monday, and months with their first day', () => {
    const period = { from: '2026-01-01', to: '2026-02-10' }
    expect(bucketsOf('UTC', period, 'week').map(({ from }) => new Date(from).getUTCDay())).toEqual([
      4, 1, 1, 1, 1, 1, 1,
    ])
    expect(bucketsOf('UTC', period, 'month').map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-01-31'],
      ['2026-02-01', '2026-02-10'],
    ])
  })

  it('the period before is as long, and ends on the day before', () => {
    fc.assert(
      fc.property(days, (period) => {
        const before = daysBefore(period)
        expect(lengthOf(before)).toBe(lengthOf(period))
        expect(Date.parse(period.from) - Date.parse(before.to)).toBe(day)
      }),
      { numRuns: runs(200) },
    )
  })
})

function dayOf(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10)
}

function shown(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

/** A zone may skip a whole day: Samoa had no 30 December 2011. */
function isSkipped(timeZone: string, date: string): boolean {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return ![-24, -12, 0, 12].some((hours) => shown(timeZone, noon + hours * 3_600_000) === date)
}

function numberIn(value: unknown, name: string): number {
  return Number(Object.entries(value ?? {}).find(([one]) => one === name)?.[1])
}
