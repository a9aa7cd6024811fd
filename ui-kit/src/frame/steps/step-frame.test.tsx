import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { Screen } from '../screen.tsx'
import { StepFrame, type StepFrameProps } from './step-frame.tsx'

afterEach(cleanup)

const parts = { field: <TextField label="Code" name="code" />, action: <Button>Continue now</Button>, heading: null }

it.each([
  ['a field', 'field', parts.field],
  ['an action', 'action', parts.action],
  ['a heading alone', 'heading', parts.heading],
  ['a field that its form lacks', 'field', parts.heading],
] as const)('a step whose focus is at %s is announced once', async (_, focusOn, children) => {
  const said = await follow({ focusOn, children })
  expect(said).toEqual(['Check your mail'])
})

it('a notice is announced with the heading of its step, in one message', async () => {
  const said = await follow({ focusOn: 'heading', notice: 'You were signed out' })
  expect(said).toEqual(['Check your mail. You were signed out'])
})

it('a step is announced again when it is uncovered', async () => {
  const said = await follow({ focusOn: 'heading' }, { isCovered: true }, { isCovered: false, title: 'Enter the code' })
  expect(said).toEqual(['Check your mail', 'Enter the code'])
})

it('a part of a longer page is not announced', async () => {
  const said = await follow({ focusOn: 'nothing' }, { focusOn: 'heading', title: 'Later' })
  expect(said).toEqual(['Later'])
})

/** Renders a step in a surface, then with each change, and returns what the live region announced, in order. */
async function follow(first: Partial<StepFrameProps>, ...changes: readonly Partial<StepFrameProps>[]) {
  const { client } = createTestClient()
  const said: string[] = []
  const page = (step: ReactElement | null) => (
    <PorticoProvider client={client}>
      <Screen isolation="none">{step}</Screen>
    </PorticoProvider>
  )
  const { rerender } = render(page(null))
  const region = await screen.findByRole('status')
  const observer = new MutationObserver(() => {
    if (region.textContent) said.push(region.textContent)
  })
  observer.observe(region, { childList: true, subtree: true, characterData: true })
  let props: StepFrameProps = { title: 'Check your mail', ...first }
  for (const change of [{}, ...changes]) {
    props = { ...props, ...change }
    rerender(page(<StepFrame {...props} />))
    const words = [props.title, props.notice].filter(Boolean).join('. ')
    if (props.focusOn !== 'nothing' && !props.isCovered) await waitFor(() => expect(said).toContain(words))
  }
  observer.disconnect()
  return said
}
