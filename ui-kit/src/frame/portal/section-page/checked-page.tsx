'use client'

import { useCan } from '@portico/headless'
import type { ReactElement } from 'react'
import { open } from './page-access.ts'
import { PageContent } from './page-content.tsx'
import type { SectionPageProps } from './types.ts'

/** A page of the portal that asks for a feature, an entitlement or a step-up. */
export function CheckedPage(props: SectionPageProps): ReactElement {
  const seen = useCan(props.see ?? {})
  const changed = useCan(props.change ?? {})
  const permits = { seen: props.see ? seen : open, changed: props.change ? changed : open }
  return <PageContent {...props} permits={permits} />
}
