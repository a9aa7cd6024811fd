/** The upper end of a scale: the least round even number that is not below the value, such as 2, 10, 40 or 6,000. */
export function topOf(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const round = steps.map((step) => step * power).find((step) => step >= value && step % 2 === 0)
  return round ?? 20 * power
}

const steps = [1, 2, 4, 6, 8, 10]
