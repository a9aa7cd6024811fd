import { PorticoError, PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../headless/test/open-app.ts'
import { LocaleProvider } from '../../i18n/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { Failure } from '../failures/failure.ts'
import { Screen } from '../screen.tsx'
import { FormStep, type FormStepProps } from './form-step.tsx'

afterEach(cleanup)

const final: Failure = {
  about: 'form',
  title: 'The code has run out',
  text: 'Ask for another one.',
  isFinal: true,
  error: new PorticoError('code-expired', ''),
}
const broken: Failure = {
  ...final,
  about: 'page',
  isFinal: false,
  error: new PorticoError('ER-1', '', { status: 503 }),
}

describe('a form of a page', () => {
  it('a form is emptied on request, and its first field is focused', async () => {
    const sent: string[] = []
    await open({
      onSubmit(read, clear) {
        sent.push(read('title'))
        clear()
      },
    })
    await userEvent.type(field(), 'Buy milk{Enter}')
    expect(field().value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await userEvent.type(field(), 'Call Ada{Enter}')
    expect(sent).toEqual(['Buy milk', 'Call Ada'])
  })

  it('keeps its fields otherwise', async () => {
    await open()
    await userEvent.type(field(), 'Buy milk{Enter}')
    expect(field().value).toBe('Buy milk')
  })

  it('a form has the heading level of its place', async () => {
    await open({ headingLevel: 2 })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Add a note')
  })

  it('leaves the focus alone if it is a part of a longer page', async () => {
    await open({ focusOn: 'nothing' })
    expect(document.activeElement).toBe(document.body)
  })

  it('a form has no way to restart without a flow', async () => {
    await open({ failure: final })
    expect(screen.getByRole('alert').textContent).toContain('Ask for another one.')
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })

  it('a form returns after a failure of the provider, with its fields', async () => {
    const { rerender } = await open()
    await userEvent.type(field(), 'Buy milk')
    rerender({ failure: broken })
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(field().value).toBe('Buy milk')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('a form of a flow', () => {
  it('restarts the flow after a failure that ended it', async () => {
    let restarts = 0
    await open({ failure: final, onRestart: () => restarts++ })
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(restarts).toBe(1)
  })

  it('names the way out on its error page', async () => {
    let restarts = 0
    await open({ failure: broken, onRestart: () => restarts++, restartLabel: 'Back to sign-in' })
    await userEvent.click(await screen.findByRole('button', { name: 'Back to sign-in' }))
    expect(restarts).toBe(1)
  })
})

const field = () => screen.getByLabelText<HTMLInputElement>('Title')

/** Renders the form for a note. */
async function open(props: Partial<FormStepProps> = {}) {
  const { client } = await openApp()
  const page = (more: Partial<FormStepProps>) => (
    <PorticoProvider client={client}>
      <LocaleProvider>
        <Screen isolation="none">
          <FormStep
            title="Add a note"
            failure={null}
            isPending={false}
            submit="Add"
            busy="Adding"
            onSubmit={() => {}}
            {...props}
            {...more}
          >
            <TextField label="Title" name="title" />
          </FormStep>
        </Screen>
      </LocaleProvider>
    </PorticoProvider>
  )
  const { rerender } = render(page({}))
  await screen.findByLabelText('Title')
  return { rerender: (more: Partial<FormStepProps>) => rerender(page(more)) }
}
