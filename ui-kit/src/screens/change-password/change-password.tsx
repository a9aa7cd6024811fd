'use client'

import type { ReactElement } from 'react'
import { boxOf, type FlowScreenProps } from '../../frame/flow-screen.tsx'

/** The props of {@link ChangePassword}. */
export interface ChangePasswordProps extends FlowScreenProps {}

/** The form for a new password of the signed-in person, who gives the present one. */
export const ChangePassword: (props: ChangePasswordProps) => ReactElement = /* @__PURE__ */ boxOf({
  label: 'changePassword.boxLabel',
  load: async () => (await import('./change-password-flow.tsx')).ChangePasswordFlow,
})
