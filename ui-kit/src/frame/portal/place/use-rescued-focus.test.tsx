import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Cover } from '../../../primitives/portal/cover/cover.tsx'
import { useRescuedFocus } from './use-rescued-focus.ts'

afterEach(cleanup)

/** Resolves after the frames in which a rescue moves the focus. */
async function rescued() {
  for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** A page of a list whose filter removes itself, and of a part whose button ends itself. */
function Page() {
  const main = useRef<HTMLElement>(null)
  const [isFiltered, setFiltered] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const [isMoved, setMoved] = useState(false)
  useRescuedFocus(main)
  return (
    <>
      <button type="button" data-cover-close>
        Back
      </button>
      <main ref={main} tabIndex={-1}>
        <h1>Users</h1>
        <div>
          <input type="search" aria-label="Search" />
          {isFiltered && (
            <button type="button" onClick={() => setFiltered(false)}>
              Clear filters
            </button>
          )}
        </div>
        <section>
          <h2>{isChecked ? 'Verified' : 'Domain'}</h2>
          {!isChecked && (
            <button type="button" onClick={() => setChecked(true)}>
              Check now
            </button>
          )}
        </section>
        {!isMoved && (
          <button
            type="button"
            onClick={() => {
              setMoved(true)
              next.current?.focus()
            }}
          >
            Go on
          </button>
        )}
        <button ref={next} type="button">
          Next
        </button>
      </main>
    </>
  )
}

it.each([
  ['to the search field of its list', 'Clear filters', () => screen.getByRole('searchbox', { name: 'Search' })],
  ['to the heading of its part', 'Check now', () => screen.getByRole('heading', { name: 'Verified' })],
  ['nowhere if something else has it', 'Go on', () => screen.getByRole('button', { name: 'Next' })],
])('the focus of a control that ends itself goes %s', async (_, name, target) => {
  render(
    <Cover label="Administration" isOpen onClose={() => {}}>
      <Page />
    </Cover>,
  )
  ;(await screen.findByRole('button', { name })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(target()))
  await rescued()
  expect(document.activeElement).toBe(target())
})

it.each([
  ['the page', () => screen.getByRole('main')],
  ['the cover around it', () => screen.getByRole('dialog', { name: 'Administration' })],
])('the focus stays on %s that a person pressed, once the former control is removed', async (_, place) => {
  render(
    <Cover label="Administration" isOpen onClose={() => {}}>
      <Page />
    </Cover>,
  )
  const control = await screen.findByRole('button', { name: 'Clear filters' })
  control.focus()
  act(() => place().focus())
  fireEvent.click(control)
  await rescued()
  expect(document.activeElement).toBe(place())
})

it('the focus stays in a modal of the application around a shadow root', async () => {
  const modal = document.body.appendChild(document.createElement('button'))
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  render(<Page />, { container: root.appendChild(document.createElement('div')) })
  const control = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear filters')
  control?.focus()
  act(() => control?.click())
  modal.focus()
  await rescued()
  expect(document.activeElement).toBe(modal)
  host.remove()
  modal.remove()
})
