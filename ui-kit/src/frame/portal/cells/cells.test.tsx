import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { breakable } from './cells.tsx'

afterEach(cleanup)

describe('an address that may break', () => {
  it.each([
    ['amara.nwosu@acme.test', 'amara.nwosu<wbr>@acme.test'],
    ['@acme', '@acme'],
    ['a@b@c', 'a<wbr>@b@c'],
    ['user.created', 'user.<wbr>created'],
    ['https://hooks.acme.test/in', 'https:/<wbr>/<wbr>hooks.<wbr>acme.<wbr>test/<wbr>in'],
    ['one', 'one'],
    ['', ''],
  ])('%s breaks where a reader expects it, and has its text', (text, html) => {
    render(<p>{breakable(text)}</p>)
    const line = screen.getByRole('paragraph')
    expect(line.innerHTML).toBe(html)
    expect(line.textContent).toBe(text)
  })
})
