import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SecretText } from './secret-text.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const secret = '7h4k-q2mz-m2pf-8tcy'

it('shows the secret from left to right', () => {
  render(<SecretText text={secret} />)
  expect(screen.getByText(secret).getAttribute('dir')).toBe('ltr')
})

it('holds the secret in no attribute', () => {
  const { container } = render(<SecretText text={secret} fileName="code.txt" fileText={`Code: ${secret}`} />)
  const attributes = [...container.querySelectorAll('*')].flatMap((node) => [...node.attributes])
  expect(attributes.filter(({ value }) => value.includes(secret))).toEqual([])
})

it('copies the secret', async () => {
  const person = userEvent.setup()
  render(<SecretText text={secret} />)
  await person.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
})

it('a secret text is saved as a file, and the object URL of the file is revoked', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(<SecretText text={secret} fileName="code.txt" fileText={`Code: ${secret}\n`} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  const [file] = made.mock.calls[0] ?? []
  expect(file instanceof Blob && (await file.text())).toBe(`Code: ${secret}\n`)
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'code.txt' })
  expect(revoked.mock.calls).toEqual([['blob:1']])
})

it('a secret text cannot be saved if it has no file name', () => {
  render(<SecretText text={secret} />)
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
})

it('writes nothing to the console', () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
  render(<SecretText text={secret} fileName="code.txt" />)
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
})
