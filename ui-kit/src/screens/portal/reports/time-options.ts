/** Each half hour of a day as `08:30`, and the present time if it is another one. */
export function timeOptions(present: string | null): readonly string[] {
  const halves = Array.from(
    { length: 48 },
    (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  )
  return present === null || halves.includes(present) ? halves : [...halves, present].sort()
}
