'use client'

import type { PasskeysState } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedAround } from '../../frame/attempt.ts'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The {@link Passkeys} of a preview or builder, in place of those of the signed-in person. */
export interface PasskeysFixed extends FixedAround, PasskeysState {}

/** What {@link Passkeys} takes. */
export interface PasskeysProps extends FlowScreenProps<PasskeysFixed> {}

/** The passkeys of the signed-in person: listed, added and removed. */
export const Passkeys: (props: PasskeysProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'passkeys.boxLabel',
  load: async () => (await import('./passkeys-flow.tsx')).PasskeysFlow,
})
