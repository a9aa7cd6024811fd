'use client'

import type { ChangePasswordState } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FixedAround } from '../../frame/attempt.ts'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The {@link ChangePassword} of a preview or builder: the form, or that the password is changed. */
export interface ChangePasswordFixed extends FixedAround, ChangePasswordState {}

/** What {@link ChangePassword} takes. */
export interface ChangePasswordProps extends FlowScreenProps<ChangePasswordFixed> {}

/** The form for a new password of the signed-in person, who gives the present one. */
export const ChangePassword: (props: ChangePasswordProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'changePassword.boxLabel',
  load: async () => (await import('./change-password-flow.tsx')).ChangePasswordFlow,
})
