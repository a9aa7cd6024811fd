'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import { forHolder } from '../../frame/portal/holder/for-holder.tsx'
import { boxOf, type FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'

/** The props of {@link ChangePassword}: its slots and its look. */
export interface ChangePasswordProps extends FlowScreenProps<FrameSlots & PortalSlots> {}

/** The form for a new password of the signed-in person, who gives the present one. */
export const ChangePassword: (props: ChangePasswordProps) => ReactElement = boxOf({
  label: 'changePassword.boxLabel',
  bundle: PortalBundle,
  load: async () => forHolder((await import('./change-password-flow.tsx')).ChangePasswordFlow),
})
