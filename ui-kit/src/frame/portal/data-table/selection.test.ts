import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageSelection, toggled } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const ids = fc.subarray(shown)
const id = fc.constantFrom(...shown)
const any = () => true

describe('a toggle', () => {
  it('changes one row, and no other', () => {
    fc.assert(
      fc.property(ids, id, (selected, pressed) => {
        const next = toggled(shown, new Set(selected), { id: pressed, anchor: null, isRange: false }, any)
        expect(next.includes(pressed)).toBe(!selected.includes(pressed))
        const others = (all: readonly string[]) => all.filter((one) => one !== pressed)
        expect(others(next)).toEqual(others(selected))
      }),
    )
  })

  it('a toggle with Shift sets the rows from the anchor to the pressed one alike, in both directions', () => {
    fc.assert(
      fc.property(ids, id, id, (selected, pressed, anchor) => {
        const next = toggled(shown, new Set(selected), { id: pressed, anchor, isRange: true }, any)
        const [first = 0, last = 0] = [shown.indexOf(pressed), shown.indexOf(anchor)].toSorted((one, two) => one - two)
        shown.forEach((one, index) => {
          const isIn = index >= first && index <= last
          expect(next.includes(one)).toBe(isIn ? !selected.includes(pressed) : selected.includes(one))
        })
      }),
    )
  })

  it('follows the shown order, so that a sort changes the range', () => {
    const sorted = ['h', 'a', 'g', 'b']
    expect(toggled(sorted, new Set(['h']), { id: 'g', anchor: 'h', isRange: true }, any)).toEqual(['h', 'a', 'g'])
  })

  it('a toggle sets the pressed row alone if the anchor is on another page', () => {
    expect(toggled(shown, new Set(), { id: 'c', anchor: 'z', isRange: true }, any)).toEqual(['c'])
  })

  it('leaves rows as they are that cannot be selected', () => {
    fc.assert(
      fc.property(ids, id, id, ids, (selected, pressed, anchor, fixed) => {
        const next = toggled(
          shown,
          new Set(selected),
          { id: pressed, anchor, isRange: true },
          (one) => !fixed.includes(one),
        )
        for (const one of fixed) expect(next.includes(one)).toBe(selected.includes(one))
      }),
    )
  })
})

describe('the box in the head', () => {
  it.each([
    ['none', []],
    ['some', ['a']],
    ['all', ['a', 'b']],
    ['none', ['z']],
  ] as const)('the box in the head is %s for %j of two rows', (state, selected) => {
    expect(pageSelection(['a', 'b'], new Set(selected))).toBe(state)
  })

  it('the box in the head is empty on a page without rows to select', () => {
    expect(pageSelection([], new Set(['z']))).toBe('none')
  })
})
