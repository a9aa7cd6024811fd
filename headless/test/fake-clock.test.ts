import { describe, expect, it } from 'vitest'
import { fakeClock } from './fake-ports.ts'

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

describe('a clock that moves only on request', () => {
  it('stands still while work goes on, however long that takes', async () => {
    const clock = fakeClock()
    const ends: number[] = []
    const working = clock.work(async () => {
      await soon()
      ends.push(clock.elapsed())
    })
    await clock.advance(1000)
    await working
    expect(ends).toEqual([0])
    expect(clock.elapsed()).toBe(1000)
  })

  it('the fake clock never goes back if a shorter advance ends after a longer one', async () => {
    const clock = fakeClock()
    void clock.work(soon)
    const shorter = clock.advance(100)
    await clock.advance(30_000)
    await shorter
    expect(clock.elapsed()).toBe(30_000)
  })

  it('stands still again where something falls due that begins work', async () => {
    const clock = fakeClock()
    const ends: number[] = []
    clock.after(300, () => void clock.work(soon).then(() => ends.push(clock.elapsed())))
    clock.after(400, () => ends.push(clock.elapsed()))
    await clock.advance(1000)
    expect(ends).toEqual([300, 400])
  })

  it('goes on while work waits by it, and holds again when that goes on', async () => {
    const clock = fakeClock()
    const ends: number[] = []
    const working = clock.work(async () => {
      await clock.sleep(500)
      await soon()
      ends.push(clock.elapsed())
    })
    clock.after(600, () => ends.push(clock.elapsed()))
    await clock.advance(1000)
    await working
    expect(ends).toEqual([500, 600])
  })

  it('the fake clock is not held by what continues in work that is over', async () => {
    const clock = fakeClock()
    await clock.work(async () => void clock.sleep(500))
    await clock.advance(1000)
    await clock.advance(1000)
    expect(clock.elapsed()).toBe(2000)
  })
})
