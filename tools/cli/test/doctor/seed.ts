import type { Code } from '../../src/doctor/codes/index.ts'
import type { Given, Lab } from './lab.ts'

/** A misconfiguration, and the one code that names it. */
export interface Seed {
  readonly code: Code
  readonly title: string
  /** Sets it up. Resolves to the arguments of the doctor, and to differences from the usual machine. */
  readonly set: (lab: Lab) => Promise<readonly string[] | readonly [args: readonly string[], given: Given]>
}

/** The arguments and the machine of a seed. */
export async function setUp(seed: Seed, lab: Lab): Promise<readonly [args: readonly string[], given: Given]> {
  const set = await seed.set(lab)
  const [args, given] = set
  return Array.isArray(args) && typeof given === 'object' ? [args, given] : [set.filter(isText), {}]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
