'use client'

import type { ChangePasswordState } from '@portico/headless'
import type { ReactElement } from 'react'
import { PortalBundle } from '../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../primitives/portal/portal-slots.ts'
import { boxOf, type FlowScreenProps } from '../flow-screen.tsx'
import type { FixedAround } from '../login/fixed-step.ts'
import type { LoginSlots } from '../login/login-slots.ts'

/** The {@link ChangePassword} of a preview or builder: the form, or that the password is changed. */
export interface ChangePasswordFixed extends FixedAround, ChangePasswordState {}

/** What {@link ChangePassword} takes. */
export interface ChangePasswordProps extends FlowScreenProps<ChangePasswordFixed, LoginSlots & PortalSlots> {}

/** The form for a new password of the signed-in person, who gives the present one. */
export const ChangePassword: (props: ChangePasswordProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'changePassword.boxLabel',
  bundle: PortalBundle,
  load: async () => (await import('./change-password-flow.tsx')).ChangePasswordFlow,
})
