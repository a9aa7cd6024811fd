import { applicationCodes } from './application-codes.ts'
import { browserCodes } from './browser-codes.ts'
import type { Meaning } from './meaning.ts'
import { providerCodes } from './provider-codes.ts'

export type { Level, Meaning } from './meaning.ts'

/** The code of a finding. A code keeps its meaning over all versions. */
export type Code = keyof typeof codes

/** All codes, in the order of the guide. */
export const codes = { ...providerCodes, ...browserCodes, ...applicationCodes }

/** Returns level, effect and remedy of a code. */
export function meaningOf(code: Code): Meaning {
  return codes[code]
}
