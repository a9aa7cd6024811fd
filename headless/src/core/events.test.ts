import { describe, expect, it } from 'vitest'
import { createEmitter } from './events.ts'

interface Events {
  readonly said: string
  readonly left: undefined
}

function setUp() {
  const errors: unknown[] = []
  const heard: string[] = []
  return { events: createEmitter<Events>((error) => errors.push(error)), errors, heard }
}

describe('an event', () => {
  it('is told to its listeners in the order they came, and to no other', () => {
    const { events, heard } = setUp()
    events.on('said', (text) => heard.push(`first ${text}`))
    events.on('said', (text) => heard.push(`second ${text}`))
    events.on('left', () => heard.push('left'))
    events.emit('said', 'hello')
    expect(heard).toEqual(['first hello', 'second hello'])
  })

  it('is told to nobody who has gone, also when they go twice', () => {
    const { events, heard } = setUp()
    const leave = events.on('said', (text) => heard.push(text))
    leave()
    leave()
    events.emit('said', 'hello')
    expect(heard).toEqual([])
  })

  it('is told twice to a listener that came twice, until each has gone', () => {
    const { events, heard } = setUp()
    const listener = (text: string) => void heard.push(text)
    const leave = events.on('said', listener)
    events.on('said', listener)
    events.emit('said', 'a')
    leave()
    events.emit('said', 'b')
    expect(heard).toEqual(['a', 'a', 'b'])
  })

  it('is told to the others where a listener throws, and the error is told', () => {
    const { events, errors, heard } = setUp()
    const error = new Error('not today')
    events.on('said', () => {
      throw error
    })
    events.on('said', (text) => heard.push(text))
    events.emit('said', 'hello')
    expect(heard).toEqual(['hello'])
    expect(errors).toEqual([error])
  })

  it('may make a listener go while it is told', () => {
    const { events, heard } = setUp()
    const leave = events.on('said', (text) => {
      leave()
      heard.push(`once ${text}`)
    })
    events.on('said', (text) => heard.push(`always ${text}`))
    events.emit('said', 'a')
    events.emit('said', 'b')
    expect(heard).toEqual(['once a', 'always a', 'always b'])
  })

  it('that nobody listens to is no matter', () => {
    const { events, errors } = setUp()
    events.emit('left', undefined)
    expect(errors).toEqual([])
  })
})
