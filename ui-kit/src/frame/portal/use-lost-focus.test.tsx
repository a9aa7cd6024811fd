import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Cover } from '../../primitives/portal/cover/cover.tsx'
import { useLostFocus } from './use-lost-focus.ts'

afterEach(cleanup)

/** A page whose button disappears when it is pressed, at once or after a confirmation. */
function Content({ isAsking }: { readonly isAsking: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEnded, setEnded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLostFocus(heading, isEnded)
  const end = () => {
    setEnded(true)
    setOpen(false)
  }
  return (
    <>
      <button type="button">Back</button>
      <h1 ref={heading} tabIndex={-1}>
        {isEnded ? 'Ended' : 'Running'}
      </h1>
      {!isEnded && (
        <button type="button" onClick={() => (isAsking ? setOpen(true) : end())}>
          End
        </button>
      )}
      <button type="button" onClick={() => setEnded(!isEnded)}>
        Change
      </button>
      <Dialog role="alertdialog" title="End?" isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={end}>
          Yes
        </button>
      </Dialog>
    </>
  )
}

const show = (isAsking: boolean) =>
  render(
    <Cover label="Administration" isOpen onClose={() => {}}>
      <Content isAsking={isAsking} />
    </Cover>,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const focused = () => document.activeElement?.textContent

it.each([false, true])('focuses its element if the button has gone (after a question: %s)', async (isAsking) => {
  show(isAsking)
  await press('End')
  if (isAsking) await press('Yes')
  await waitFor(() => expect(focused()).toBe('Ended'))
})

it('leaves the focus on a button that stays', async () => {
  show(false)
  await press('Change')
  await screen.findByText('Ended')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(focused()).toBe('Change')
})
