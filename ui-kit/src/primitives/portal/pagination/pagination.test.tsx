import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { de } from '../../../locales/de/index.ts'
import { Pagination, type PaginationProps } from './pagination.tsx'

afterEach(cleanup)

function show(props: Partial<PaginationProps> = {}) {
  const onPageChange = vi.fn()
  render(<Pagination page={2} pageSize={20} total={90} onPageChange={onPageChange} {...props} />)
  return onPageChange
}

const button = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent

it.each(['{Enter}', ' '])('goes to the next and the previous page by the key %j', async (key) => {
  const onPageChange = show()
  button('Next page').focus()
  await userEvent.keyboard(key)
  button('Previous page').focus()
  await userEvent.keyboard(key)
  expect(onPageChange.mock.calls).toEqual([[3], [1]])
})

it.each([
  ['Previous page', { page: 1 }],
  ['Next page', { page: 5 }],
  ['Next page', { page: 1, total: 0 }],
  ['Next page', { page: 3, total: null, count: 7 }],
])('keeps %s in the order of focus without a page there, and does nothing', async (name, props) => {
  const onPageChange = show(props)
  button(name).focus()
  await waitFor(() => expect(document.activeElement).toBe(button(name)))
  await userEvent.keyboard('{Enter}')
  expect(button(name).getAttribute('aria-disabled')).toBe('true')
  expect(onPageChange).not.toHaveBeenCalled()
})

it.each([
  [{ page: 2, total: 90 }, '21–40 of 90'],
  [{ page: 5, total: 90 }, '81–90 of 90'],
  [{ page: 1, total: 0 }, '0–0 of 0'],
  [{ page: 3, total: null, count: 7 }, '41–47'],
])('shows the range of %o', (props, range) => {
  show(props)
  expect(shown()).toBe(range)
})

it('offers another page after a full one if the provider does not count', async () => {
  const onPageChange = show({ page: 3, total: null })
  await userEvent.click(button('Next page'))
  expect(onPageChange.mock.calls).toEqual([[4]])
})

it('writes numbers in its language', () => {
  const state = { locale: de, isReady: true, overriding: () => undefined }
  render(
    <LocaleContext.Provider value={state}>
      <Pagination page={61} pageSize={20} total={2340} onPageChange={() => {}} />
    </LocaleContext.Provider>,
  )
  expect(screen.getByRole('navigation').textContent).toBe('1.201–1.220 von 2.340')
})

it('chooses the rows of a page, among them a size of its own', async () => {
  const onPageSizeChange = vi.fn()
  show({ pageSize: 30, onPageSizeChange })
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
  expect([...sizes.options].map(({ value }) => value)).toEqual(['20', '30', '50', '100'])
  expect(sizes.value).toBe('30')
  await userEvent.selectOptions(sizes, '50')
  expect(onPageSizeChange.mock.calls).toEqual([[50]])
})
