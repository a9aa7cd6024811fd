'use client'

import { type DeviceKind, useDevice } from '@portico/headless/portal/device'
import { useMessages } from '../../../i18n/index.ts'
import { deviceMessages } from '../../../i18n/messages/portal/device.gen.ts'

/** A device in words: `Safari on iPhone`. `null` until it is read. A text that names none is shown as it is. */
export function useDeviceWords(userAgent: string): { readonly kind: DeviceKind; readonly words: string | null } {
  const t = useMessages(deviceMessages)
  const { value, calls } = useDevice({ userAgent })
  const raw = userAgent.slice(0, longestName) || t('device.unknown')
  if (!value) return { kind: 'unknown', words: calls.load.status === 'failed' ? raw : null }
  const { browser, system, kind } = value
  return { kind, words: browser && system ? t('device.on', { browser, system }) : browser || system || raw }
}

/** The longest name of a device that is not known. */
const longestName = 60
