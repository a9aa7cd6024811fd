import { describe, expect, it } from 'vitest'
import { isOperation } from '../http/addresses.ts'
import { areas } from './areas.ts'
import { areaParts, handlers } from './state.ts'

function namesTwice(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => names.indexOf(name) !== at)
}

describe('areas', () => {
  it('answer each operation once', () => {
    const operations = areas.flatMap((area) => Object.keys(area.handlers ?? {}))
    expect(namesTwice(operations)).toEqual([])
    expect(Object.keys(handlers)).toEqual(operations)
  })

  it('answer operations of the contract', () => {
    expect(Object.keys(handlers).filter((name) => !isOperation(name))).toEqual([])
  })

  it('own each member of the state once', () => {
    const members = areas.flatMap(({ records }) => Object.keys(records?.parts ?? {}))
    expect(namesTwice(members)).toEqual([])
    expect(Object.keys(areaParts)).toEqual(members)
  })
})
