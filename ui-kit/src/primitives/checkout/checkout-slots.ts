import type { PortalSlots } from '../portal/portal-slots.ts'

/** The parts of the checkout that can be replaced: those of the portal, which its screens are made of. */
export interface CheckoutSlots extends PortalSlots {}
