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
  it('an event is emitted to its own listeners only, in the order of subscription', () => {
    const { events, heard } = setUp()
    events.on('said', (text) => heard.push(`first ${text}`))
    events.on('said', (text) => heard.push(`second ${text}`))
    events.on('left', () => heard.push('left'))
    events.emit('said', 'hello')
    expect(heard).toEqual(['first hello', 'second hello'])
  })

  it('an event is not emitted to a listener that has unsubscribed, even twice', () => {
    const { events, heard } = setUp()
    const leave = events.on('said', (text) => heard.push(text))
    leave()
    leave()
    events.emit('said', 'hello')
    expect(heard).toEqual([])
  })

  it('an event is emitted twice to a listener that subscribed twice, until each subscription ends', () => {
    const { events, heard } = setUp()
    const listener = (text: string) => void heard.push(text)
    const leave = events.on('said', listener)
    events.on('said', listener)
    events.emit('said', 'a')
    leave()
    events.emit('said', 'b')
    expect(heard).toEqual(['a', 'a', 'b'])
  })

  it('an event is emitted to the other listeners if one throws, and the error is reported', () => {
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

  it('a listener may unsubscribe while its event is emitted', () => {
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

  it('an event without listeners causes no error', () => {
    const { events, errors } = setUp()
    events.emit('left', undefined)
    expect(errors).toEqual([])
  })
})
