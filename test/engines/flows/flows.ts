import type { Flow } from './flow.ts'
import { looks } from './looks.ts'
import { portal } from './portal.ts'
import { sessions } from './session.ts'
import { signIns } from './sign-in.ts'

/** All flows, in the order of the table. */
export const flows: readonly Flow[] = [...signIns, ...sessions, ...portal, ...looks]
