import { createTwoFilesPatch } from 'diff'
import type { Change } from './types.ts'

/** Returns the difference of a file in the unified format. */
export function differenceOf({ path, before, after }: Change): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 2 }).trimEnd()
}
