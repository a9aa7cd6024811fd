// @ts-check

/**
 * The same draws for the same seed, on every machine.
 *
 * @typedef {object} Random
 * @property {(share: number) => boolean} chance Whether something happens that does in this share of cases.
 * @property {(least: number, most: number) => number} whole A whole number, both ends included.
 * @property {<Item>(items: readonly Item[]) => Item} pick One of a list that is not empty.
 * @property {<Item>(items: readonly Item[]) => Item[]} shuffled A list in another order.
 */

/** @param {number} seed @returns {Random} */
export function randomOf(seed) {
  let bits = seed
  const random = { chance, whole, pick, shuffled }
  return random

  function next() {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    return (bits >>> 0) / 2 ** 32
  }

  /** @param {number} share */
  function chance(share) {
    return next() < share
  }

  /** @param {number} least @param {number} most */
  function whole(least, most) {
    return least + Math.floor(next() * (most - least + 1))
  }

  /** @template Item @param {readonly Item[]} items @returns {Item} */
  function pick(items) {
    const [item] = items.slice(whole(0, items.length - 1))
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }

  /** @template Item @param {readonly Item[]} items */
  function shuffled(items) {
    return items
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }
}
