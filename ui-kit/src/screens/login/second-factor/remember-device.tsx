'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement, Ref } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { periodOf, useMessages } from '../../../i18n/index.ts'
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx'
import { useClasses } from '../../../slots/index.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useMfaStep } from './use-mfa-step.ts'

export interface RememberDeviceProps {
  /** The box, for ways on that are not the form's own. */
  readonly inputRef?: Ref<HTMLInputElement>
}

/** The box, where the tenant lets a device be remembered. Its place is held until that is known, so that nothing jumps. */
export function RememberDevice({ inputRef }: RememberDeviceProps): ReactElement | null {
  const classOf = useClasses()
  const calls = useMfa((mfa) => mfa.calls)
  const { isPending } = useAttempt(calls, 'loadRememberPolicy')
  const { rememberFor } = useMfaStep()
  const t = useMessages(secondFactorMessages)
  if (rememberFor !== null) {
    return <Checkbox ref={inputRef} name="rememberDevice" label={t('login.rememberDevice', periodOf(rememberFor))} />
  }
  return isPending ? <div className={classOf('RememberPlace')} /> : null
}
