'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../i18n/index.ts'
import { pagesMessages } from '../i18n/messages/pages.gen.ts'
import { Stack } from '../primitives/stack/stack.tsx'
import { Text } from '../primitives/text/text.tsx'
import { TraceId } from '../primitives/trace-id/trace-id.tsx'

/** What a {@link Support} takes. */
export interface SupportProps {
  /** What support finds the failure by, where the provider gave it. */
  readonly traceId: string | undefined
}

/** What to tell support of a failure at the provider. */
export function Support({ traceId }: SupportProps): ReactElement | null {
  const t = useMessages(pagesMessages)
  if (traceId === undefined) return null
  return (
    <Stack gap="sm">
      <Text tone="muted" size="sm">
        {t('errors.traceIdMessage')}
      </Text>
      <TraceId id={traceId} />
    </Stack>
  )
}
