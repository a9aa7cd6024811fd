import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { typeIn } from './type-in.ts'

afterEach(cleanup)

function Digits() {
  const [value, setValue] = useState('')
  return <input name="code" value={value} onChange={(event) => setValue(event.target.value.replace(/\D/g, ''))} />
}

it('a typed value reaches the change handler of a controlled React field', () => {
  const { container } = render(<Digits />)
  typeIn(container, { code: '12 34' })
  expect(container.querySelector('input')?.value).toBe('1234')
})

it('fills in each field by its name, and passes over those there are not', () => {
  const { container } = render(
    <>
      <input name="email" />
      <input name="password" defaultValue="kept" />
    </>,
  )
  typeIn(container, { email: 'ada@acme.test', code: '123456' })
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['ada@acme.test', 'kept'])
})

it('selects what was refused, as a field does', () => {
  const { container } = render(<input name="email" aria-invalid="true" />)
  typeIn(container, { email: 'ada@' })
  const input = container.querySelector('input')
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, 4])
})
