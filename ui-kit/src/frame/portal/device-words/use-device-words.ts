'use client'

import { type DeviceKind, useDevice } from '@portico/headless/portal/device'
import { useMessages } from '../../../i18n/index.ts'
import { privacyMessages } from './privacy-messages.ts'

/** A device in words: `Safari on iPhone`. `null` until it is read. A text that names none is shown as it is. */
export function useDeviceWords(userAgent: string): { readonly kind: DeviceKind; readonly words: string | null } {
  const t = useMessages(privacyMessages)
  const { value, calls } = useDevice({ userAgent })
  const raw = userAgent.slice(0, longestName) || t('privacy.unknownDevice')
  if (!value) return { kind: 'unknown', words: calls.load.status === 'failed' ? raw : null }
  const { browser, system, kind } = value
  return { kind, words: browser && system ? t('privacy.deviceOn', { browser, system }) : browser || system || raw }
}

/** The longest name of a device that is not known. */
const longestName = 60
