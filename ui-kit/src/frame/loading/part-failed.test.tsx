import { PorticoError } from '@portico/headless'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../headless/test/open-app.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { Boundary } from '../../slots/index.ts'
import { lazyDialog } from '../portal/dialogs/lazy-dialog.tsx'
import { RecordForm } from '../portal/record-form/record-form.tsx'
import { Screen } from '../screen.tsx'
import { lazyPart } from './lazy-part.tsx'
import { partPlace } from './part-failed.tsx'

// React logs each error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

describe('a part that throws', () => {
  it('a screen that throws leaves the application, and a retry mounts it again', async () => {
    const { Part, repair } = broken()
    await openScreen(beside(<Part />))
    expect((await screen.findByRole('alert')).textContent).toContain('That didn’t work')
    expect(screen.getByText('Application')).toBeTruthy()
    repair()
    await retry()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a retry that fails keeps the failure on the page', async () => {
    const { Part } = broken()
    await openScreen(beside(<Part />))
    await retry()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('Application')).toBeTruthy()
  })

  it('a part whose code came later leaves the form beside it, and what was typed', async () => {
    const { Part } = broken()
    let arrive = () => {}
    const Later = lazyPart(() => new Promise<typeof Part>((resolve) => (arrive = () => resolve(Part))), partPlace)
    await openScreen(
      beside(
        <>
          <TextField name="name" label="Name" />
          <Later />
        </>,
      ),
    )
    await userEvent.type(await screen.findByRole('textbox'), 'Ada')
    arrive()
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada')
  })

  it('a part that is given another value renders again', async () => {
    function Steps() {
      const [step, setStep] = useState('first')
      return (
        <>
          <button type="button" onClick={() => setStep('second')}>
            On
          </button>
          <Boundary part="step" of={step}>
            <Step name={step} />
          </Boundary>
        </>
      )
    }
    function Step({ name }: { readonly name: string }) {
      if (name === 'first') throw new Error('Broken')
      return <p>The {name} step</p>
    }
    await openScreen(beside(<Steps />))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'On' }))
    expect(await screen.findByText('The second step')).toBeTruthy()
  })

  it.each([
    ['an error', new Error('Broken'), { code: 'render-failed', status: undefined, traceId: undefined }],
    [
      'an error with a code',
      new PorticoError('ER-1', 'Down', { status: 503, traceId: '4f1d' }),
      { code: 'ER-1', status: 503, traceId: '4f1d' },
    ],
    ['no error', null, { code: 'render-failed', status: undefined, traceId: undefined }],
  ])('a part that throws %s is reported once', async (_, thrown, reported) => {
    const failed = vi.fn()
    const log = vi.fn()
    const { Part } = broken(thrown)
    await openScreen(beside(<Part />), {}, ({ client }: App) => {
      client.on('failed', failed)
      vi.spyOn(client.log, 'error').mockImplementation(log)
    })
    await screen.findByRole('alert')
    expect(failed.mock.calls).toEqual([[{ feature: 'ui-kit', action: 'screen', ...reported }]])
    expect(log.mock.calls).toEqual([[expect.stringContaining('screen'), thrown]])
  })
})

describe('a slot that throws', () => {
  it('a replaced part that throws leaves the rest of its screen', async () => {
    await openScreen(
      <Screen isolation="none" slots={{ Button: broken().Part }}>
        <Button>Save</Button>
        <p>The rest</p>
      </Screen>,
    )
    expect(await screen.findByText('The rest')).toBeTruthy()
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('a replaced alert that throws is shown as a failure of the kit', async () => {
    await openScreen(
      <Screen isolation="none" slots={{ Alert: broken().Part }}>
        <Alert tone="danger" title="A failure" />
        <p>The rest</p>
      </Screen>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('That didn’t work')
  })
})

describe('a dialog that throws', () => {
  it('a dialog whose content throws keeps its title and its way out', async () => {
    const close = vi.fn()
    const { Part } = broken()
    await openScreen(
      beside(
        <Dialog title="Roles" isOpen onOpenChange={close}>
          <Part />
        </Dialog>,
      ),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Roles' }))
    expect(dialog.getByRole('alert')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
  })

  it('a dialog that throws itself can be tried again and closed', async () => {
    const { Part } = broken()
    const onClose = vi.fn()
    const Lazy = lazyDialog<{ readonly onClose: () => void }>(async () => Part)
    await openScreen(beside(<Lazy open={{ onClose }} />))
    const failure = within(await screen.findByRole('alertdialog', { name: 'That didn’t work' }))
    expect(failure.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await userEvent.click(failure.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
  })
})

describe('a form', () => {
  it('a field that throws leaves what was typed in the others', async () => {
    const { fail, Part } = switched()
    await openScreen(
      beside(
        <RecordForm
          value={{ name: '', note: '' }}
          label="Group"
          onSave={async () => ({ ok: true, value: undefined })}
          fields={[
            { name: 'name', label: 'Name', render: (control) => <TextField {...control} /> },
            { name: 'note', label: 'Note', render: () => <Part /> },
          ]}
        />,
      ),
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sit')
    fail()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'es')
    await screen.findByRole('alert')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Sites'))
  })
})

const beside = (part: React.ReactNode) => (
  <>
    <p>Application</p>
    <Screen isolation="none">{part}</Screen>
  </>
)

/** A part that throws until it is repaired. */
function broken(thrown: unknown = new Error('Broken')) {
  let isBroken = true
  function Part() {
    if (isBroken) throw thrown
    return <p>The part</p>
  }
  return {
    Part,
    repair() {
      isBroken = false
    },
  }
}

/** A part that throws from a moment on. */
function switched() {
  let isBroken = false
  function Part() {
    if (isBroken) throw new Error('Broken')
    return <p>The part</p>
  }
  return {
    Part,
    fail() {
      isBroken = true
    },
  }
}
