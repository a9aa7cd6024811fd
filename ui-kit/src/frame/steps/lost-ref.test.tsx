import { cleanup, screen } from '@testing-library/react'
import { type ComponentType, createRef, forwardRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../test/open-screen.tsx'
import { Button, type ButtonProps } from '../../primitives/button/button.tsx'
import { FrameButton } from '../../primitives/portal/frame-button/frame-button.tsx'
import { Screen } from '../screen.tsx'

afterEach(cleanup)

async function warningsOf(OwnButton: ComponentType<ButtonProps>) {
  const ref = createRef<HTMLButtonElement>()
  const buttons = ['One', 'Two'].map((name) => (
    <Button key={name} ref={ref}>
      {name}
    </Button>
  ))
  const { ports } = await openScreen(
    <Screen isolation="none" slots={{ Button: OwnButton }}>
      {buttons}
      <Button>Three</Button>
      <FrameButton>Four</FrameButton>
    </Screen>,
    { logLevel: 'warn' },
  )
  await screen.findByRole('button', { name: 'Two' })
  return { warnings: ports.lines.filter((line) => line.includes('slot')), ref }
}

describe('a replacement with a ref', () => {
  it('a slot that drops its ref logs one line that names the slot', async () => {
    const { warnings } = await warningsOf(({ children }) => <button type="button">{children}</button>)
    expect(warnings).toEqual([expect.stringContaining('The slot Button was given a ref and put it on no element')])
  })

  it('a slot that keeps its ref logs nothing', async () => {
    const Own = forwardRef<HTMLButtonElement, ButtonProps>(({ children }, ref) => (
      <button type="button" ref={ref}>
        {children}
      </button>
    ))
    const { warnings, ref } = await warningsOf(Own)
    expect(warnings).toEqual([])
    expect(ref.current?.textContent).toBe('Two')
  })

  it('a replaced button does not replace the buttons of the portal’s frame', async () => {
    await warningsOf(({ children }) => <button type="button">{children}</button>)
    expect(screen.getByRole('button', { name: 'Four' }).className).toContain('portico-Button')
  })
})
