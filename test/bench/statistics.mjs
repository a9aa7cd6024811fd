// @ts-check

/** The value that as many are above as below. @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}

/** The width of the middle half: how much the values scatter. @param {readonly number[]} values */
export function quartileRange(values) {
  return quantile(values, 0.75) - quantile(values, 0.25)
}

/**
 * How many times one took what the other did, round by round, and of that the median: what slows a round down slows
 * both, and leaves the ratio.
 *
 * @param {readonly number[]} ones
 * @param {readonly number[]} others
 */
export function medianRatio(ones, others) {
  return median(ratios(ones, others))
}

/** The ratio of each round. @param {readonly number[]} ones @param {readonly number[]} others */
export function ratios(ones, others) {
  return ones.map((one, round) => one / (others[round] ?? Number.NaN))
}

/** @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at % 1)
}
