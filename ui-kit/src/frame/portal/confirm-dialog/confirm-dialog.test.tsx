import { type Outcome, PorticoError } from '@portico/headless'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { deferred } from '../../../../../headless/test/bare-container.ts'
import { isSameText } from './confirm-dialog.tsx'
import type { Question } from './types.ts'
import { useConfirm } from './use-confirm.tsx'

// The code of the dialog loads while the page is idle.

const done: Outcome = { ok: true, value: undefined }

async function ask(question: Partial<Question> = {}) {
  const run = vi.fn<Question['run']>(async () => done)
  function Row() {
    const { confirm, dialog } = useConfirm()
    const asked = {
      title: 'Delete Globex Logistics?',
      text: 'Its 64 people lose access.',
      confirm: 'Delete 3 accounts',
      run,
      ...question,
    }
    return (
      <>
        <button type="button" onClick={() => confirm(asked)}>
          Delete
        </button>
        {dialog}
      </>
    )
  }
  render(<Row />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return run
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete Globex Logistics?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a question before an action', () => {
  it('a confirm dialog shows the consequences, with the focus on the safe answer', async () => {
    const run = await ask()
    const id = dialog()?.getAttribute('aria-describedby')
    expect(document.getElementById(String(id))?.textContent).toBe('Its 64 people lose access.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
    expect(run).not.toHaveBeenCalled()
  })

  it.each(['Cancel', 'Close'])('a confirm dialog does nothing by "%s"', async (name) => {
    const run = await ask()
    await press(name)
    await waitFor(() => expect(dialog()).toBeNull())
    expect(run).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })))
  })

  it('names the safe answer as asked', async () => {
    await ask({ keep: 'Keep user' })
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await press('Keep user')
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('runs the action once, and stays until it has ended', async () => {
    const answer = deferred<Outcome>()
    const run = vi.fn(() => answer.promise)
    await ask({ run })
    await press('Delete 3 accounts')
    await press('Delete 3 accounts')
    await userEvent.keyboard('{Escape}')
    await press('Cancel')
    expect(dialog()).toBeTruthy()
    await act(async () => answer.resolve(done))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('stays with the failure, its trace id, and another try', async () => {
    const error = new PorticoError('ER-4', 'Not now', { status: 503, traceId: '8f2c41d0' })
    const answers: Outcome[] = [{ ok: false, reason: 'failed', error }, done]
    await ask({ run: async () => answers.shift() ?? done })
    await press('Delete 3 accounts')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Something went wrong on our side')
    expect(alert.textContent).toContain('8f2c41d0')
    await press('Delete 3 accounts')
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('keeps the focus on the safe answer beside a further choice', async () => {
    await ask({
      body: (
        <label>
          <input type="checkbox" /> Also from 3 sub-accounts
        </label>
      ),
    })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  })
})

describe('a question that asks for the name', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Type globex-logistics to go on' })

  it('begins in the field, and runs nothing for another text', async () => {
    const run = await ask({ typed: 'globex-logistics' })
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await userEvent.keyboard('globex{Enter}')
    expect(await screen.findByText('That isn’t the same. Type globex-logistics.')).toBeTruthy()
    await press('Delete 3 accounts')
    expect(run).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  it('runs for the name, by Enter as well', async () => {
    const run = await ask({ typed: 'globex-logistics' })
    await userEvent.type(field(), ' globex-logistics {Enter}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('a typed name', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1 })

  it('a typed name is the same with spaces around it, and with its letters composed or not', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(isSameText(` ${name.normalize('NFD')}\u00a0`, name)).toBe(true)
      }),
    )
  })

  it('a typed name with a further letter is another one', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(isSameText(`${name}x`, name)).toBe(false)
      }),
    )
  })
})
