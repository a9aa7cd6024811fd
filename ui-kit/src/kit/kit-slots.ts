import type { PortalSlots } from '../primitives/portal/portal-slots.ts'
import type { LoginSlots } from '../screens/login/login-slots.ts'

/** The parts that can be replaced on any screen of the kit. */
export interface KitSlots extends LoginSlots, PortalSlots {}
