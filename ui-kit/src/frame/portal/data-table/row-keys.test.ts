import { describe, expect, it } from 'vitest'
import { type CellMove, movedTo, movedWithin, moveOf, type RowMove } from './row-keys.ts'

const pressed = (keys: string) => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
}

describe('the key', () => {
  it.each<readonly [string, RowMove | null]>([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['PageDown', 'nextPage'],
    ['PageUp', 'previousPage'],
    ['Control+Home', 'first'],
    ['Control+End', 'last'],
    ['Meta+ArrowUp', 'first'],
    ['Meta+ArrowDown', 'last'],
    ['Home', 'start'],
    ['End', 'end'],
    ['ArrowLeft', 'before'],
    ['ArrowRight', 'after'],
    ['Shift+ArrowDown', null],
    ['Alt+ArrowDown', null],
    ['Control+a', null],
    ['Delete', null],
  ])('%s moves to %s', (keys, move) => {
    expect(moveOf(pressed(keys), 'ltr')).toBe(move)
  })

  it('the arrows to the sides are mirrored from right to left, and no other key', () => {
    const moves = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((key) => moveOf(pressed(key), 'rtl'))
    expect(moves).toEqual(['after', 'before', 'next', 'start'])
  })
})

describe('a move', () => {
  it.each<readonly [Exclude<RowMove, CellMove>, number, number]>([
    ['next', 4, 5],
    ['previous', 4, 3],
    ['next', 99, 99],
    ['previous', 0, 0],
    ['nextPage', 4, 13],
    ['previousPage', 4, 0],
    ['first', 50, 0],
    ['last', 50, 99],
  ])('a move to the %s row from %i ends at %i', (move, from, to) => {
    expect(movedTo(move, from, 100, 10)).toBe(to)
  })
})

describe('a move within a row', () => {
  it.each<readonly [CellMove, number, number]>([
    ['after', 0, 1],
    ['after', 4, 4],
    ['before', 1, 0],
    ['before', 0, 0],
    ['start', 3, 0],
    ['end', 0, 4],
  ])('%s from place %i of five ends at %i', (move, from, to) => {
    expect(movedWithin(move, from, 5)).toBe(to)
  })
})
