import { afterAll, describe, expect, it } from 'vitest'
import { runs, seed } from '../../../test/setup-seed.ts'
import { createClient } from '../../src/client/index.ts'
import * as everything from '../../src/index.ts'
import { defaultRoutes } from '../../src/routes/index.ts'
import { type Draw, drawOf } from '../draw.ts'
import { fakePorts } from '../fake-ports.ts'
import { inputOf } from './inputs.ts'
import { strangeProvider } from './strange-provider.ts'

/** Those that people act on. Who acts on the session and the start are these. */
const features = Object.values<unknown>(everything)
  .filter(isFeature)
  .filter(({ name }) => name !== 'session' && name !== 'start-up')
const goal = runs(100_000)

const refused: unknown[] = []
const note = (thrown: unknown) => void refused.push(thrown)
process.on('unhandledRejection', note)
afterAll(() => void process.off('unhandledRejection', note))

describe('a provider that answers anything', () => {
  it('throws no feature off: every call ends in an outcome, and every flow is at a step', {
    timeout: 600_000,
  }, async () => {
    const met = new Set<string>()
    let answers = 0
    for (let round = seed; answers < goal; round++) answers += await play(round, met)
    console.log(
      `${answers} answers to ${features.length} features, ${met.size} steps met: ${[...met].sort().join(', ')}`,
    )
    expect(refused).toEqual([])
  })

  it('is asked by every feature there is', () => {
    expect(features.length).toBeGreaterThan(4)
  })
})

/** One visit: some features on the screen, and somebody who does this and that. Answers how much was answered. */
async function play(round: number, met: Set<string>): Promise<number> {
  const draw = drawOf(round)
  const provider = strangeProvider(draw)
  const route = draw.pick(Object.values(defaultRoutes) as unknown as [string, ...string[]])
  const query = new URLSearchParams({
    token: 'one-time',
    userId: 'ada',
    code: '123456',
    state: 'a',
    invitationToken: 'i',
  })
  const address = `http://localhost:5173${route}${draw.chance(0.8) ? `?${query}` : ''}`
  const ports = fakePorts({ fetch: provider.fetch, address })
  const client = createClient({ baseUrl: 'http://localhost:4400', ports, logLevel: 'silent', entitlements: true })
  try {
    void client.start()
    const slices = Array.from({ length: draw.whole(1, 3) }, () =>
      client.get(draw.pick(features as [Feature, ...Feature[]])),
    )
    for (const slice of slices) slice.subscribe(() => {})
    for (let turn = draw.whole(2, 6); turn > 0; turn--) {
      const outcomes = slices.flatMap((slice) => act(slice, draw))
      await ports.clock.advance(draw.pick([0, 250, 1500, 6000]))
      for (const outcome of outcomes) expectOutcome(await soon(outcome, ports), round)
      for (const slice of slices) met.add(stepOf(slice.getSnapshot(), round))
    }
  } finally {
    client.dispose()
  }
  return provider.answers()
}

/** Does one thing that can be done. What waits answers a promise. */
function act(slice: { readonly getSnapshot: () => object }, draw: Draw): readonly unknown[] {
  const actions = Object.entries(slice.getSnapshot()).filter(([, member]) => typeof member === 'function')
  const [, action] = actions[draw.whole(0, actions.length - 1)] ?? []
  return typeof action === 'function' ? [action(inputOf(draw))] : []
}

/** A call may wait for the clock, but not for ever. */
async function soon(outcome: unknown, ports: ReturnType<typeof fakePorts>): Promise<unknown> {
  let isOver = !(outcome instanceof Promise)
  if (outcome instanceof Promise) {
    const end = () => void (isOver = true)
    outcome.then(end, end)
  }
  // Code that loads when it is needed takes time of the machine's, not of the clock's.
  const deadline = Date.now() + 10_000
  while (!isOver && Date.now() < deadline) await ports.clock.advance(500)
  return isOver ? outcome : 'never'
}

/** A task answers an outcome. A step answers nothing. */
function expectOutcome(outcome: unknown, round: number) {
  if (outcome === undefined) return
  const isOutcome = typeof outcome === 'object' && outcome !== null && 'ok' in outcome
  expect(isOutcome ? true : outcome, `round ${round}`).toBe(true)
}

function stepOf(snapshot: object, round: number): string {
  if (!('step' in snapshot)) return ''
  const { step } = snapshot
  const name = typeof step === 'object' && step !== null && 'name' in step ? step.name : undefined
  expect(typeof name, `round ${round}`).toBe('string')
  return String(name)
}

type Feature = Parameters<ReturnType<typeof createClient>['get']>[0]

function isFeature(value: unknown): value is Feature {
  return typeof value === 'object' && value !== null && 'scope' in value && 'actions' in value && 'state' in value
}
