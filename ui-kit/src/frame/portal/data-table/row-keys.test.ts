import { describe, expect, it } from 'vitest'
import { movedTo, moveOf, type RowMove } from './row-keys.ts'

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
    ['Home', null],
    ['End', null],
    ['ArrowLeft', null],
    ['ArrowRight', null],
    ['Shift+ArrowDown', null],
    ['Alt+ArrowDown', null],
    ['Control+a', null],
    ['Delete', null],
  ])('%s moves to %s', (keys, move) => {
    expect(moveOf(pressed(keys))).toBe(move)
  })
})

describe('a move', () => {
  it.each<readonly [RowMove, number, number]>([
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
