'use client'

import type { ReactElement } from 'react'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ActivityPart } from './activity-part.tsx'
import { FactorsPart } from './factors-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { privacyMessages } from './privacy-messages.ts'
import { SessionsPart } from './sessions-part.tsx'

/** The second factors, passkeys, open sessions and last events of the signed-in user. */
export function PrivacySection(): ReactElement {
  const t = useMessages(privacyMessages)
  const { fields } = usePageAppearance('privacy')
  const { mfa = 'edit', passkeys = 'edit', loginSessions = 'edit' } = fields
  return (
    <SectionPage title={t('privacy.title')} lead={t('privacy.lead')}>
      {mfa !== 'hidden' && <FactorsPart canChange={mfa === 'edit'} />}
      {passkeys !== 'hidden' && <PasskeysPart canChange={passkeys === 'edit'} />}
      {loginSessions !== 'hidden' && <SessionsPart canChange={loginSessions === 'edit'} />}
      <ActivityPart />
    </SectionPage>
  )
}
