import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../test/open-screen.tsx'
import { ScreenSurface } from '../../isolation/index.ts'
import { Cover } from '../portal/cover/cover.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

/** A page in a cover whose first dialog is replaced by a second one, and that by a third. */
function Page() {
  const [step, setStep] = useState(0)
  const close = () => setStep(0)
  return (
    <Cover label="Administration" isOpen onClose={() => {}}>
      <button type="button" data-cover-close>
        Back
      </button>
      <button type="button" onClick={() => setStep(1)}>
        Invite
      </button>
      {[1, 2, 3].map(
        (one) =>
          step === one && (
            <Dialog
              key={one}
              title={`Step ${one}`}
              isOpen
              onOpenChange={close}
              footer={
                <button type="button" onClick={() => setStep(one + 1)}>
                  Next
                </button>
              }
            >
              <p>Text</p>
            </Dialog>
          ),
      )}
    </Cover>
  )
}

it.each([2, 3])('a dialog that is the step %d of several returns the focus to what opened the first', async (last) => {
  await openScreen(
    <ScreenSurface isolation="none">
      <Page />
    </ScreenSurface>,
  )
  const opener = await screen.findByRole('button', { name: 'Invite' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  for (let step = 1; step < last; step++) {
    await screen.findByRole('dialog', { name: `Step ${step}` })
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
  }
  await screen.findByRole('dialog', { name: `Step ${last}` })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Step/ })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

/** A part of a page in a cover. Its button goes once the dialog has made what the button offers. */
function Offer({ goesAt }: { readonly goesAt: 'done' | 'close' }) {
  const [isOpen, setOpen] = useState(false)
  const [isBought, setBought] = useState(false)
  return (
    <Cover label="Administration" isOpen onClose={() => {}}>
      <button type="button" data-cover-close>
        Back
      </button>
      <section>
        <h2 tabIndex={-1}>Plans</h2>
        <ul>
          <li>
            {isBought ? (
              'Your plan'
            ) : (
              <button type="button" onClick={() => setOpen(true)}>
                Upgrade
              </button>
            )}
          </li>
        </ul>
      </section>
      {isOpen && (
        <Dialog
          title="Upgrade to Enterprise"
          isOpen
          onOpenChange={() => {
            setOpen(false)
            setBought(true)
          }}
          footer={
            <button type="button" onClick={() => goesAt === 'done' && setBought(true)}>
              Pay
            </button>
          }
        >
          <p>Text</p>
        </Dialog>
      )}
    </Cover>
  )
}

it.each(['done', 'close'] as const)(
  'a dialog whose opener goes at its %s returns the focus to the heading of the part',
  async (goesAt) => {
    await openScreen(
      <ScreenSurface isolation="none">
        <Offer goesAt={goesAt} />
      </ScreenSurface>,
    )
    const opener = await screen.findByRole('button', { name: 'Upgrade' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const pay = await screen.findByRole('button', { name: 'Pay' })
    pay.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upgrade to Enterprise' })).toBeNull())
    expect(opener.isConnected).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' })))
  },
)
