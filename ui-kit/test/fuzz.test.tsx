import { createClient } from '@portico/headless'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Draw, drawOf } from '../../headless/test/draw.ts'
import { type FakePorts, fakePorts } from '../../headless/test/fake-ports.ts'
import { strangeProvider } from '../../headless/test/fuzz/strange-provider.ts'
import { textOf } from '../../headless/test/fuzz/values.ts'
import { runs, seed } from '../../test/setup-seed.ts'
import { renderLoginBox } from './open-login-box.tsx'

afterEach(cleanup)

const goal = runs(2000)

describe('screens of a provider that answers anything', () => {
  it('always show a heading, an explanation and a way on', { timeout: 900_000 }, async () => {
    let answers = 0
    const met = new Set<string>()
    for (let round = seed; answers < goal; round++) {
      answers += await visit(round, met)
      cleanup()
    }
    console.log(`${answers} answers rendered, ${met.size} headings met: ${[...met].sort().join(' · ')}`)
  })
})

/** One visit of somebody who types and presses this and that. Answers how much was answered. */
async function visit(round: number, met: Set<string>): Promise<number> {
  const draw = drawOf(round)
  const provider = strangeProvider(draw)
  const ports = fakePorts({ fetch: provider.fetch })
  const client = createClient({ baseUrl: 'http://localhost:4400', ports, logLevel: 'silent' })
  renderLoginBox(client)
  for (let turn = draw.whole(3, 9); turn > 0; turn--) {
    await act(async () => move(draw))
    await act(() => ports.clock.advance(draw.pick([0, 50, 2500])))
    await rest(ports)
    met.add(await waitFor(() => shown(round)))
  }
  client.dispose()
  return provider.answers()
}

/** Fills in what is there, then presses something. */
function move(draw: Draw) {
  for (const field of screen.queryAllByRole<HTMLInputElement>('textbox')) {
    if (!field.readOnly) fireEvent.change(field, { target: { value: textOf(field.name, draw) } })
  }
  const buttons = waysOn()
  const button = buttons[draw.whole(0, buttons.length - 1)]
  if (button) fireEvent.click(button)
}

/** Lets what is under way come to an end: calls by the clock, code that loads by the machine's own time. */
async function rest(ports: FakePorts) {
  const isBusy = () => document.querySelector('[data-pending], .portico-Waiting') !== null
  const deadline = Date.now() + 10_000
  do await act(() => ports.clock.advance(1000))
  while (isBusy() && Date.now() < deadline)
}

/** The heading of what is shown. Throws where something is missing that a person needs. */
function shown(round: number): string {
  const [heading, ...others] = screen.getAllByRole('heading', { level: 1 })
  const box = document.querySelector('.portico-LoginBox')
  const words = [...(box?.querySelectorAll('p, label, [role="alert"]') ?? [])].map((node) => node.textContent.trim())
  const isWaiting = words.includes('One moment…')
  expect(others, `round ${round}`).toEqual([])
  expect(heading?.textContent.trim(), `round ${round}`).toBeTruthy()
  expect(
    words.some((text) => text.length > 3),
    `round ${round}: an explanation`,
  ).toBe(true)
  expect(isWaiting || waysOn().length > 0, `round ${round}: a way on`).toBe(true)
  return heading?.textContent.trim() ?? ''
}

/** What can be pressed. */
function waysOn(): readonly HTMLElement[] {
  return screen.queryAllByRole('button').filter((button) => !button.hasAttribute('disabled'))
}
