/** Random draws, which are the same for the same seed. */
export interface Draw {
  /** Returns a number from `least` to below `most`. */
  readonly between: (least: number, most: number) => number
  /** Returns an integer, with both ends included. */
  readonly whole: (least: number, most: number) => number
  /** Returns `true` in this share of the draws. */
  readonly chance: (share: number) => boolean
  /** Returns one item of a list. */
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Makes a {@link Draw} from a seed (mulberry32). */
export function drawOf(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between: (least, most) => least + next() * (most - least),
    whole,
    chance: (share) => next() < share,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}
