import { describe, expect, it } from 'vitest'
import { bodyOf } from './body.ts'

describe('the body of a success', () => {
  it.each<[string, unknown]>([
    ['{"a":1}', { a: 1 }],
    ['[1]', [1]],
    ['true', true],
    ['0', 0],
    ['"x"', 'x'],
    ['', {}],
    ['OK', {}],
    ['{"a":', {}],
    ['null', {}],
  ])('the body of a success is the JSON of %j, or an empty object', (text, body) => {
    expect(bodyOf(text)).toEqual(body)
  })

  it.each(['<html>', ' \n<!doctype html>'])('the body of a success is undefined if it is markup: %j', (text) => {
    expect(bodyOf(text)).toBeUndefined()
  })

  it.each(['', 'null', '[1]', '"x"', '0', 'OK', '<html>'])(
    'the body of a success is undefined if an object is needed and it is %j',
    (text) => {
      expect(bodyOf(text, true)).toBeUndefined()
      expect(bodyOf('{"a":1}', true)).toEqual({ a: 1 })
    },
  )
})
