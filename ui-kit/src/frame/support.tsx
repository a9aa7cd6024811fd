'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../i18n/index.ts'
import { pagesMessages } from '../i18n/messages/pages.gen.ts'
import { Stack } from '../primitives/stack/stack.tsx'
import { Paragraph } from '../primitives/text/text.tsx'
import { TraceId } from '../primitives/trace-id/trace-id.tsx'

export interface SupportProps {
  /** The trace id of the failure, if the provider sent one. */
  readonly traceId: string | undefined
}

/** The trace id of a failure at the provider, to copy for support. */
export function Support({ traceId }: SupportProps): ReactElement | null {
  const t = useMessages(pagesMessages)
  if (traceId === undefined) return null
  return (
    <Stack gap="sm">
      <Paragraph tone="muted" size="sm">
        {t('errors.traceIdMessage')}
      </Paragraph>
      <TraceId id={traceId} />
    </Stack>
  )
}
