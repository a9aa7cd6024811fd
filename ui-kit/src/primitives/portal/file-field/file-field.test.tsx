import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileField, type FileFieldProps } from './file-field.tsx'

afterEach(cleanup)

const logo = new File(['logo'], 'logo.png', { type: 'image/png' })
const terms = new File(['terms'], 'terms.pdf', { type: 'application/pdf' })
const large = new File(['x'.repeat(2000)], 'large.png', { type: 'image/png' })

const input = () => screen.getByLabelText<HTMLInputElement>(/^Logo Choose/)
const user = () => userEvent.setup({ applyAccept: false })

function show(props: Partial<FileFieldProps> = {}) {
  const onChange = vi.fn()
  const view = render(<FileField label="Logo" accept="image/*" maxSize={1000} onChange={onChange} {...props} />)
  const drop = view.container.querySelector('.portico-FileDrop')
  if (!drop) throw new Error('There is no place to drop a file.')
  return { onChange, drop }
}

it('passes on the chosen file, and shows its name and its size', async () => {
  const { onChange } = show()
  await user().upload(input(), logo)
  expect(onChange.mock.calls).toEqual([[logo]])
  const shown = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(shown?.textContent).toBe('logo.png 4 byte')
})

it('shows a preview of an image, and none of another file', async () => {
  const { drop } = show({ accept: '*/*' })
  await user().upload(input(), logo)
  await expect.poll(() => drop.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png/)
  expect(drop.querySelector('img')?.getAttribute('alt')).toBe('')
  await user().upload(input(), terms)
  expect(drop.querySelector('img')).toBeNull()
})

it.each([
  ['of another kind', terms, 'This kind of file does not fit. Choose another one.'],
  ['that is too large', large, 'This file is too large: 1 kB at most.'],
])('refuses a file %s with the reason, and keeps the former one', async (_, file, words) => {
  const { onChange } = show()
  await user().upload(input(), logo)
  await user().upload(input(), file)
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(onChange.mock.calls).toEqual([[logo]])
  expect(screen.getByText('logo.png')).toBeTruthy()
})

it('takes a dropped file, by the same rules', () => {
  const { onChange, drop } = show()
  fireEvent.drop(drop, { dataTransfer: { files: [terms] } })
  expect(screen.getByRole('alert')).toBeTruthy()
  fireEvent.drop(drop, { dataTransfer: { files: [logo] } })
  expect(onChange.mock.calls).toEqual([[logo]])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes no dropped file if it is disabled', () => {
  const { onChange, drop } = show({ isDisabled: true })
  fireEvent.drop(drop, { dataTransfer: { files: [logo] } })
  expect(onChange).not.toHaveBeenCalled()
})

it('a file field is emptied by its remove button, which returns the focus to the field', async () => {
  const { onChange } = show()
  await user().upload(input(), logo)
  await user().tab()
  screen.getByRole('button', { name: 'Remove logo.png' }).focus()
  await user().keyboard('{Enter}')
  expect(onChange.mock.lastCall).toEqual([null])
  await waitFor(() => expect(document.activeElement).toBe(input()))
  expect(screen.queryByText('logo.png')).toBeNull()
})

it('shows the image that is its value in place of the file, and may be emptied', async () => {
  const { onChange, drop } = show({ image: 'data:image/png;base64,AA==' })
  expect(drop.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA==')
  await user().upload(input(), logo)
  expect(onChange.mock.lastCall).toEqual([logo])
  expect(screen.queryByText('logo.png')).toBeNull()
  await user().click(screen.getByRole('button', { name: 'Remove Logo' }))
  expect(onChange.mock.lastCall).toEqual([null])
})

it('a file field with an empty image asks for a file, and accepts the same file again', async () => {
  const { onChange, drop } = show({ image: '' })
  expect(drop.querySelector('img')).toBeNull()
  await user().upload(input(), logo)
  expect(input().value).toBe('')
  expect(onChange).toHaveBeenCalledTimes(1)
})
