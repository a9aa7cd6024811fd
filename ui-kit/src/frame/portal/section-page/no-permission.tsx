'use client'

import type { Permit } from '@portico/headless'
import { type ReactElement, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { lockIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { HeadingLevelContext } from '../../steps/step-frame.tsx'
import type { Access } from './types.ts'
import { useAdvice } from './use-advice.ts'

export interface NoPermissionProps {
  /** The permission that is missing; `null` if only the refusal is known. */
  readonly access: Access | null
  readonly permit: Pick<Permit, 'remedy'>
  /** `true` in a part of a page whose other parts are shown. Default `false`. */
  readonly isPart?: boolean | undefined
}

/** The content of a page that the person may not see: the permission, their own roles, and the people who can help. */
export function NoPermission({ access, permit, isPart = false }: NoPermissionProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(sectionPageMessages)
  const advice = useAdvice(access, permit)
  const Heading = useContext(HeadingLevelContext) === 1 ? 'h2' : 'h3'
  return (
    <div className={classOf('PageState')}>
      <Emblem path={lockIcon} tone="neutral" />
      <Heading className={classOf('PageStateTitle')}>{t(isPart ? 'page.forbiddenPart' : 'page.forbidden')}</Heading>
      <p className={classOf('PageStateText')}>{advice}</p>
    </div>
  )
}
