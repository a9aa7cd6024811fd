import { createClient } from '@portico/headless'
import { defaultRoutes, isScreenRoute, type RouteName, type ScreenRoute } from '@portico/headless/routes'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Draw, drawOf } from '../../headless/test/draw.ts'
import { fakePorts } from '../../headless/test/fake-ports.ts'
import { addressOf, type StrangeWorld, strangeWorld } from '../../headless/test/fuzz/strange-world.ts'
import { textOf } from '../../headless/test/fuzz/values.ts'
import { runs } from '../../test/setup-seed.ts'
import { seed } from '../../test/share.ts'
import { PorticoKit } from '../src/kit/index.ts'

const goal = runs(2000)
const names = Object.keys(defaultRoutes) as RouteName[]
const routes = names.filter(isScreenRoute).filter((name) => defaultRoutes[name] !== undefined)

const refused: unknown[] = []
const noteRefusal = (thrown: unknown) => void refused.push(thrown)
process.on('unhandledRejection', noteRefusal)
afterAll(() => void process.off('unhandledRejection', noteRefusal))

const complaints = vi.spyOn(console, 'error')
beforeEach(() => void complaints.mockReset())
afterEach(cleanup)

describe('screens of a provider that answers anything', () => {
  it('always show a heading, an explanation and a way on', { timeout: 900_000 }, async () => {
    let answers = 0
    const met = new Set<string>()
    for (let round = seed; answers < goal; round++) {
      const route = routes[round % routes.length] ?? 'loginUrl'
      answers += await visit(route, round, met)
      expect(refused, `round ${round}`).toEqual([])
      expect(complaints.mock.calls.filter(isFault), `round ${round}`).toEqual([])
    }
    console.log(`${answers} answers rendered, ${met.size} headings met: ${[...met].sort().join(' · ')}`)
  })
})

/** Visits a page, and sometimes the page of the return. Returns the number of answers. */
async function visit(route: ScreenRoute, round: number, met: Set<string>): Promise<number> {
  const draw = drawOf(round)
  const path = defaultRoutes[route] ?? '/'
  const world = strangeWorld(draw, draw.chance(0.8) ? addressOf(path, draw) : `http://localhost:5173${path}`)
  await look(world, draw, round, met)
  const left = world.ports.page.opened.map((opened) => new URL(opened).searchParams.get('state')).filter(Boolean)
  const state = left.at(-1)
  if (state && draw.chance(0.8)) {
    const { clock, storage } = world.ports
    const address = addressOf(defaultRoutes[draw.pick(waysBack)], draw, { state })
    const page = fakePorts({ fetch: world.provider.fetch, clock, address })
    await look({ ...world, ports: { ...world.ports, page: page.page, storage } }, draw, round, met)
  }
  return world.provider.answers()
}

const waysBack = ['socialLoginCallbackUrl', 'oidcRedirectUrl', 'hostedLoginRedirectUrl'] as const

/** Opens a page, and types and presses at random. */
async function look(world: StrangeWorld, draw: Draw, round: number, met: Set<string>): Promise<void> {
  const { ports, options } = world
  const client = createClient({ baseUrl: 'http://localhost:4400', ports, logLevel: 'silent', ...options })
  const kit = (
    <PorticoKit client={client} isolation="none" brand={{ name: 'Lantern' }}>
      <p>Application</p>
    </PorticoKit>
  )
  try {
    render(draw.chance(0.3) ? <StrictMode>{kit}</StrictMode> : kit)
    for (let turn = draw.whole(2, 7); turn > 0; turn--) {
      await rest(world)
      met.add(shown(world, round))
      await act(async () => move(draw))
      await act(() => ports.clock.advance(draw.pick([0, 50, 2500])))
    }
    await rest(world)
    met.add(shown(world, round))
  } catch (thrown) {
    throw new Error(`Round ${round}, ${world.ports.page.url()}: ${document.body.innerHTML}`, { cause: thrown })
  } finally {
    cleanup()
    client.dispose()
  }
}

/** Fills in the fields, then presses a button. */
function move(draw: Draw) {
  for (const field of document.querySelectorAll('input')) {
    if (field.readOnly || field.disabled || !draw.chance(0.9)) continue
    if (field.type === 'checkbox' || field.type === 'radio') fireEvent.click(field)
    else fireEvent.change(field, { target: { value: typed(field, draw) } })
  }
  const buttons = waysOn().filter((way) => way instanceof HTMLButtonElement)
  const button = buttons[draw.whole(0, buttons.length - 1)]
  if (button) fireEvent.click(button)
}

function typed({ type, autocomplete, name }: HTMLInputElement, draw: Draw): string {
  if (autocomplete === 'one-time-code') return draw.pick(['123456', '123456', '12', 'abcdef'])
  if (type === 'password') return draw.pick(['Correct-horse-7', 'a', ''])
  return textOf(name, draw)
}

/**
 * Waits until the page is idle. Calls run by the clock, and code loads in real time. The wait ends early if the page
 * has been left, or a device waits for the user.
 */
async function rest({ ports, device }: StrangeWorld) {
  const isBusy = () =>
    !isDrawn() ||
    (!isApplication() && waysOn().length === 0) ||
    document.querySelector('[data-pending], .portico-Waiting, .portico-Spinner') !== null
  const deadline = Date.now() + 30_000
  do await act(() => ports.clock.advance(1000))
  while (isBusy() && !device.isWaiting() && !(isDrawn() && hasLeft(ports)) && Date.now() < deadline)
}

/** `true` if the page was left for another, which a browser would show by now. */
function hasLeft({ page }: StrangeWorld['ports']) {
  return page.opened.length > 0
}

function isDrawn() {
  return isApplication() || document.querySelector('h1') !== null
}

/** `true` if the application's own page is rendered. */
function isApplication() {
  return document.querySelector('.portico-MainContent:not([hidden])') !== null
}

/** Returns the heading of the page. Throws if the page lacks an element that a user needs. */
function shown({ ports, device }: StrangeWorld, round: number): string {
  for (const address of ports.page.opened) expect(address, `round ${round}`).toMatch(/^https?:\/\//)
  for (const link of document.querySelectorAll('a[href]')) {
    expect(link.getAttribute('href'), `round ${round}`).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
  }
  if (isApplication()) return 'Application'
  const headings = [...document.querySelectorAll('h1')].filter(isShown).map((node) => node.textContent.trim())
  const words = [...document.querySelectorAll('.portico p, label, [role="alert"], [role="status"]')]
  const isGone = hasLeft(ports)
  const title = headings.join(' | ')
  expect(headings, `round ${round}: ${title}`).toHaveLength(1)
  expect(title, `round ${round}`).toBeTruthy()
  expect(
    isGone || /[.?!]$/.test(title) || words.some(({ textContent }) => textContent.trim().length > 3),
    `round ${round}: an explanation under ${title}`,
  ).toBe(true)
  expect(isGone || device.isWaiting() || waysOn().length > 0, `round ${round}: a way on from ${title}`).toBe(true)
  return title
}

/** Returns the enabled buttons and links. */
function waysOn(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (way) => isShown(way) && !way.hasAttribute('disabled') && way.getAttribute('aria-disabled') !== 'true',
  )
}

function isShown(node: Element): boolean {
  return node.closest('[hidden]') === null
}

/** `true` if a line is a fault, not a warning about code that arrives outside of `act`. */
function isFault(line: readonly unknown[]): boolean {
  return !String(line[0]).includes('not wrapped in act')
}
