// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusedAround, holdsFocus } from './holds-focus.ts'

beforeEach(() => document.body.replaceChildren())
afterEach(() => document.body.replaceChildren())

function shadowField(place: Node) {
  const host = document.createElement('div')
  place.appendChild(host)
  const root = host.attachShadow({ mode: 'open' })
  const field = document.createElement('input')
  root.appendChild(field)
  return { host, root, field }
}

describe('the focus around an element', () => {
  it('a field in a page holds the focus that it has', () => {
    const field = document.body.appendChild(document.createElement('input'))
    expect(holdsFocus(field)).toBe(false)
    field.focus()
    expect([focusedAround(field), holdsFocus(document.body)]).toEqual([field, true])
  })

  it('an element in a shadow root does not hold the focus of another one, around it or beside it', () => {
    const [one, other] = [shadowField(document.body), shadowField(document.body)]
    const inner = shadowField(one.root)
    for (const { field } of [one, other, inner]) {
      field.focus()
      expect([one, other, inner].map((at) => holdsFocus(at.field))).toEqual(
        [one, other, inner].map((at) => at.field === field),
      )
    }
    expect([holdsFocus(inner.host), holdsFocus(one.host), holdsFocus(other.host)]).toEqual([true, true, false])
  })
})
