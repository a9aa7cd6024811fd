import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pull } from './pull.tsx'

afterEach(cleanup)

/** Renders a panel of 400 × 400 pixels with its corner at a place. */
function open({ top, left }: { readonly top: number; readonly left: number }) {
  const onClose = vi.fn()
  render(
    <div data-testid="panel">
      <Pull onClose={onClose} />
      <div className="portico-SheetHead">
        Title <button type="button">Close</button>
      </div>
      <p>Content</p>
    </div>,
  )
  const panel = screen.getByTestId('panel')
  // The test DOM has no layout and captures no pointers.
  panel.getBoundingClientRect = () => new DOMRect(left, top, 400, 400)
  Object.defineProperties(panel, { offsetWidth: { value: 400 }, offsetHeight: { value: 400 } })
  panel.setPointerCapture = () => {}
  return { panel, onClose }
}

/** Drags an element by a distance. */
function pull(from: Element, by: { readonly x?: number; readonly y?: number }, pointerType = 'touch') {
  const { x = 0, y = 0 } = by
  const pointer = { pointerId: 1, pointerType, bubbles: true }
  fireEvent.pointerDown(from, { ...pointer, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(from, { ...pointer, clientX: 100 + x, clientY: 100 + y })
  return { end: () => fireEvent.pointerUp(from, { ...pointer, clientX: 100 + x, clientY: 100 + y }) }
}

const sheet = { top: 500, left: 0 }

describe('a pull of a panel', () => {
  it.each([
    ['a sheet down', sheet, { y: 150 }, '0px 150px'],
    ['a panel at the right edge to the right', { top: 0, left: 880 }, { x: 150 }, '150px 0px'],
    ['a panel at the left edge to the left', { top: 0, left: 0 }, { x: -150 }, '-150px 0px'],
  ])('closes %s', (_, place, by, translate) => {
    const { panel, onClose } = open(place)
    const pulled = pull(screen.getByText('Title'), by)
    expect(panel.style.translate).toBe(translate)
    expect(onClose).not.toHaveBeenCalled()
    pulled.end()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('returns the panel if it is short', () => {
    const { panel, onClose } = open(sheet)
    pull(screen.getByText('Title'), { y: 90 }).end()
    expect(panel.style.translate).toBe('')
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each([
    ['away from the edge', () => pull(screen.getByText('Title'), { y: -200 })],
    ['of the content', () => pull(screen.getByText('Content'), { y: 200 })],
    ['of a button', () => pull(screen.getByRole('button'), { y: 200 })],
    ['by a mouse', () => pull(screen.getByText('Title'), { y: 200 }, 'mouse')],
  ])('closes nothing if it is %s', (_, act) => {
    const { onClose } = open(sheet)
    act().end()
    expect(onClose).not.toHaveBeenCalled()
  })
})
