import { afterAll, describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { seed } from '../../../test/share.ts'
import { createClient } from '../../src/client/index.ts'
import * as everything from '../../src/index.ts'
import { defaultRoutes } from '../../src/routes/index.ts'
import { type Draw, drawOf } from '../draw.ts'
import { type FakePorts, fakePorts, settle } from '../fake-ports.ts'
import { inputOf } from './inputs.ts'
import { places } from './places.ts'
import { everyStep } from './steps.ts'
import { addressOf, type StrangeWorld, strangeWorld } from './strange-world.ts'

/** The features that users act on. They include all that affect the session and the start. */
const features = Object.values<unknown>(everything)
  .filter(isFeature)
  .filter(({ name }) => name !== 'session' && name !== 'start-up')
const goal = runs(100_000)

const refused: unknown[] = []
const noteRefusal = (thrown: unknown) => void refused.push(thrown)
process.on('unhandledRejection', noteRefusal)
afterAll(() => void process.off('unhandledRejection', noteRefusal))

describe('a provider that answers anything', () => {
  it('throws no feature off: every call ends in an outcome, and every flow is at a step', {
    timeout: 900_000,
  }, async () => {
    const met = new Set<string>()
    let answers = 0
    for (let round = seed; answers < goal; round++) answers += await visit(round, met)
    const missed = everyStep.filter((step) => !met.has(step))
    console.log(
      `${answers} answers to ${features.length} features, ${everyStep.length - missed.length} of ${everyStep.length} steps met`,
    )
    if (missed.length > 0) console.log(`Not met: ${missed.join(', ')}`)
    expect(refused).toEqual([])
  })

  it('every feature calls a provider that answers anything', () => {
    expect(features.length).toBeGreaterThan(4)
  })
})

/** Visits a page, and sometimes the page of the return. Returns the number of answers. */
async function visit(round: number, met: Set<string>): Promise<number> {
  const draw = drawOf(round)
  const first = draw.pick(features as [Feature, ...Feature[]])
  const routes = places[first.name]?.routes ?? []
  const route = routes[draw.whole(0, routes.length - 1)]
  const own = route && draw.chance(0.9) ? defaultRoutes[route] : undefined
  const address = addressOf(own ?? draw.pick(allRoutes), draw)
  const world = strangeWorld(draw, address)
  await play([first, ...(places[first.name]?.beside ?? []).map(featureOf)], world, draw, round, met)
  const left = world.ports.page.opened.map((opened) => new URL(opened).searchParams.get('state')).filter(Boolean)
  const state = left.at(-1)
  if (state && draw.chance(0.8)) {
    const [name, back] = draw.pick(waysBack)
    const { clock, storage } = world.ports
    const page = fakePorts({ fetch: world.provider.fetch, clock, address: addressOf(back, draw, { state }) })
    await play([name, 'login'].map(featureOf), { ...world, ports: { ...page, storage } }, draw, round, met)
  }
  return world.provider.answers()
}

/** Calls random actions of some features. */
async function play(
  shown: readonly Feature[],
  { ports, device, options }: StrangeWorld,
  draw: Draw,
  round: number,
  met: Set<string>,
): Promise<void> {
  const client = createClient({
    baseUrl: 'http://localhost:4400',
    ports,
    logLevel: 'silent',
    entitlements: true,
    ...options,
  })
  const more = draw.chance(0.3) ? [draw.pick(features as [Feature, ...Feature[]])] : []
  const slices = [...shown, ...more].map((feature) => ({ feature, slice: client.get(feature) }))
  const lasting: Promise<unknown>[] = []
  const strays = new Set<string>()
  try {
    void client.start()
    for (const { feature, slice } of slices) {
      slice.subscribe(() => see(slice.getSnapshot(), feature))
    }
    for (let turn = draw.whole(3, 8); turn > 0; turn--) {
      const outcomes = slices.flatMap(({ feature, slice }) => act(feature.name, slice, draw))
      await ports.clock.advance(draw.pick([0, 250, 1500, 6000]))
      for (const { name, answer } of outcomes) {
        const outcome = await soon(answer, ports, waits)
        if (outcome === waiting && answer instanceof Promise) lasting.push(answer)
        else expectOutcome(outcome, name, round)
      }
      for (const { feature, slice } of slices) see(slice.getSnapshot(), feature)
      expect([...strays], `round ${round}`).toEqual([])
    }
  } finally {
    client.dispose()
  }
  for (const answer of lasting) expectOutcome(await soon(answer, ports, () => false), 'what waited', round)

  /** Returns `true` if the user must act first, at the device or in the step-up dialog. */
  function waits() {
    return (
      device.isWaiting() || slices.some(({ slice }) => 'demand' in slice.getSnapshot() && demandIn(slice.getSnapshot()))
    )
  }

  /** Records the current step. It does not throw, because an error of a subscriber is only logged. */
  function see(snapshot: object, feature: Feature) {
    if (!('step' in snapshot)) return
    const step = `${feature.name}.${nameOf(snapshot.step)}`
    if (everyStep.includes(step)) met.add(step)
    else strays.add(step)
  }
}

/** Calls one random action. */
function act(feature: string, slice: { readonly getSnapshot: () => object }, draw: Draw) {
  const shown = slice.getSnapshot()
  const actions = Object.entries(shown).filter(([, member]) => typeof member === 'function')
  const [name, action] = actions[draw.whole(0, actions.length - 1)] ?? []
  if (typeof action !== 'function') return []
  const answer: unknown = action(inputOf(draw, shown))
  return [{ name: `${feature}.${name}`, answer }]
}

const waiting = Symbol('waiting')

/** Waits for a call. A call may wait for the clock or for the user, but not forever. */
async function soon(outcome: unknown, ports: FakePorts, waits: () => boolean): Promise<unknown> {
  let isOver = !(outcome instanceof Promise)
  if (outcome instanceof Promise) {
    const end = () => void (isOver = true)
    outcome.then(end, end)
  }
  // Code that loads on demand takes real time, not time of the clock.
  const deadline = Date.now() + 30_000
  for (await settle(); !isOver && Date.now() < deadline; ) {
    await ports.clock.advance(500)
    if (!isOver && waits()) return waiting
  }
  return isOver ? outcome : 'never'
}

/** Expects an outcome of a task, and `undefined` of a step. `attend` returns a function, and `rowState` a row. */
function expectOutcome(outcome: unknown, name: string, round: number) {
  if (outcome === undefined) return
  if (name.endsWith('.rowState')) return expect(outcome, `round ${round}`).toHaveProperty('isBusy')
  if (name === 'step-up.attend') return expect(outcome, `round ${round}`).toBeTypeOf('function')
  const isOutcome = typeof outcome === 'object' && outcome !== null && 'ok' in outcome
  expect(isOutcome ? true : outcome, `round ${round}: ${name}`).toBe(true)
}

function nameOf(step: unknown): string {
  return typeof step === 'object' && step !== null && 'name' in step ? String(step.name) : 'no step'
}

function demandIn(snapshot: object): boolean {
  return 'demand' in snapshot && snapshot.demand !== null
}

const allRoutes = Object.values(defaultRoutes) as unknown as [string, ...string[]]

/** The pages that a user returns to. */
const waysBack: [WayBack, ...WayBack[]] = [
  ['social-login', defaultRoutes.socialLoginCallbackUrl],
  ['sso', defaultRoutes.oidcRedirectUrl],
  ['hosted-login', defaultRoutes.hostedLoginRedirectUrl],
]

type WayBack = readonly [feature: string, route: string]

function featureOf(name: string): Feature {
  const feature = features.find((one) => one.name === name)
  if (!feature) throw new Error(`There is no feature "${name}"`)
  return feature
}

type Feature = Parameters<ReturnType<typeof createClient>['get']>[0]

function isFeature(value: unknown): value is Feature {
  return typeof value === 'object' && value !== null && 'scope' in value && 'actions' in value && 'state' in value
}
