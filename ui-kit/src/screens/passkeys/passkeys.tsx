'use client'

import type { PasskeysState } from '@portico/headless'
import type { ReactElement } from 'react'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'
import { boxOf, type FlowScreenProps } from '../flow-screen.tsx'
import type { FixedAround } from '../login/fixed-step.ts'
import type { LoginSlots } from '../login/login-slots.ts'

/** The {@link Passkeys} of a preview or builder, in place of those of the signed-in person. */
export interface PasskeysFixed extends FixedAround, PasskeysState {}

/** What {@link Passkeys} takes. */
export interface PasskeysProps extends FlowScreenProps<PasskeysFixed, LoginSlots & PortalSlots> {}

/** The passkeys of the signed-in person: listed, added and removed. */
export const Passkeys: (props: PasskeysProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'passkeys.boxLabel',
  bundle: PortalBundle,
  load: async () => (await import('./passkeys-flow.tsx')).PasskeysFlow,
})
