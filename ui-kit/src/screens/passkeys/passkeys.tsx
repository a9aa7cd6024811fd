'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { forHolder } from '../../frame/portal/holder/for-holder.tsx'
import { boxOf, type FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'

/** The props of {@link Passkeys}: its slots and its look. */
export interface PasskeysProps extends FlowScreenProps<FrameSlots & PortalSlots> {}

/** The passkeys of the signed-in person: listed, added and removed. */
export const Passkeys: (props: PasskeysProps) => ReactElement = boxOf({
  label: 'passkeys.boxLabel',
  bundle: PortalBundle,
  load: async () => forHolder((await import('./passkeys-flow.tsx')).PasskeysFlow),
})
