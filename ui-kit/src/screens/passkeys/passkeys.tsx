'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The props of {@link Passkeys}. */
export interface PasskeysProps extends FlowScreenProps {}

/** The passkeys of the signed-in person: listed, added and removed. */
export const Passkeys: (props: PasskeysProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'passkeys.boxLabel',
  load: async () => (await import('./passkeys-flow.tsx')).PasskeysFlow,
})
