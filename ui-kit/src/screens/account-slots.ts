import type { PortalSlots } from '../primitives/portal/portal-slots.ts'
import type { LoginSlots } from './login/login-slots.ts'

/** The parts of an account screen that can be replaced: the portal's, and the steps it shares with the login box. */
export interface AccountSlots extends LoginSlots, PortalSlots {}
