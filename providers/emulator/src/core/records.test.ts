import { describe, expect, it } from 'vitest'
import { records, rows } from './records.ts'
import { text } from './shape.ts'

const notes = records({ notes: rows<{ id: string }>({ id: text }) })

describe('the records of an area', () => {
  it('the records of an area are members of the same state', () => {
    const state = { version: 2, notes: [{ id: 'a' }] }
    expect(notes.of(state)).toBe(state)
  })

  it('the records of an area are refused in a state that lacks them, by name', () => {
    expect(() => notes.of({ version: 2 })).toThrow('The state lacks one of notes: add their area to state/areas.ts')
  })

  it('the records of an area are an empty list at first, each time a new one', () => {
    expect(notes.parts.notes.empty()).toEqual([])
    expect(notes.parts.notes.empty()).not.toBe(notes.parts.notes.empty())
  })
})
