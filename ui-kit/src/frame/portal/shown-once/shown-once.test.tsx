import { secret } from '@portico/headless/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShownOnce } from './shown-once.tsx'
import type { ShownOnceProps } from './types.ts'

afterEach(() => vi.restoreAllMocks())

const value = 'pk_live_Zt7uQm2Ck9VwXs4LhB1nRe8Ja6PdFy3'
const token = secret(value)

function open(props: Partial<ShownOnceProps> = {}) {
  const onDone = vi.fn()
  const { rerender } = render(
    <ShownOnce secret={token} title="Label printers" lead="Created. Copy the secret now." onDone={onDone} {...props} />,
  )
  return { onDone, rerender }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Label printers' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a secret that is shown once', () => {
  it('a secret is hidden at first, and the dialog warns that it is shown once', () => {
    open()
    expect(dialog()?.textContent).toContain('You see this once. We can’t show it again.')
    expect(document.body.innerHTML).not.toContain(value)
    expect(screen.getByRole('group', { name: 'Secret' }).textContent).toContain('Hidden')
  })

  it('a secret is revealed and hidden again, and is in no attribute', async () => {
    open()
    await press('Show Secret')
    expect(screen.getByText(value).getAttribute('dir')).toBe('ltr')
    const attributes = [...document.querySelectorAll('*')].flatMap((node) => [...node.attributes])
    expect(attributes.filter((attribute) => attribute.value.includes(value))).toEqual([])
    await press('Hide Secret')
    expect(document.body.innerHTML).not.toContain(value)
  })

  it('a secret is copied while it is hidden', async () => {
    const person = userEvent.setup()
    open()
    await person.click(screen.getByRole('button', { name: 'Copy Secret' }))
    expect(await navigator.clipboard.readText()).toBe(value)
  })

  it('a secret is saved as a file, if there is a name for it', async () => {
    const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open({ file: { name: '.env', textOf: (text) => `TOKEN=${text}\n` } })
    await press('Download .env')
    const [file] = files.mock.calls[0] ?? []
    expect(file instanceof Blob && (await file.text())).toBe(`TOKEN=${value}\n`)
  })

  it('a secret has values beside it to copy', async () => {
    const person = userEvent.setup()
    open({ facts: [{ label: 'Client ID', value: 'b52c90fe' }] })
    await person.click(screen.getByRole('button', { name: 'Copy Client ID' }))
    expect(await navigator.clipboard.readText()).toBe('b52c90fe')
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.querySelector('.portico-Scrim') ?? document.body)],
  ])('a secret that is shown once is not closed by %s', async (_, close) => {
    const { onDone } = open()
    await close()
    expect(dialog()).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('a secret is gone once the user confirms that it is stored', async () => {
    const { onDone, rerender } = open({ isRevealed: true })
    await press('I’ve stored it')
    expect(onDone).toHaveBeenCalledTimes(1)
    rerender(<ShownOnce secret={null} title="Label printers" lead="" onDone={onDone} />)
    await waitFor(() => expect(dialog()).toBeNull())
    expect(document.body.innerHTML).not.toContain(value)
  })

  it('a secret is hidden again if another one replaces it', async () => {
    const { rerender, onDone } = open()
    await press('Show Secret')
    rerender(<ShownOnce secret={secret('other')} title="Label printers" lead="" onDone={onDone} />)
    expect(document.body.textContent).not.toContain('other')
    await press('Show Secret')
    expect(document.body.textContent).toContain('other')
  })
})
