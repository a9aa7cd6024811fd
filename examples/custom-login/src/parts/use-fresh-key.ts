import { useState } from 'react'

/** A key that changes with a value: what carries it is made, and so announced, anew even if it says the same again. */
export function useFreshKey(value: unknown): number {
  const [seen, setSeen] = useState({ value, key: 0 })
  if (seen.value === value) return seen.key
  setSeen({ value, key: seen.key + 1 })
  return seen.key + 1
}
