'use client'

import { useAuthorized } from '@portico/headless'
import { type OwnEvent, useOwnActivity } from '@portico/headless/portal/own-activity'
import type { ReactElement } from 'react'
import { descriptionOf, useActionWords } from '../../../frame/portal/audit-action/use-action-words.ts'
import { useDeviceWords } from '../../../frame/portal/device-words/use-device-words.ts'
import { IpPlace } from '../../../frame/portal/ip-place/ip-place.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { FactorsPart } from './factors-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { privacyMessages } from './privacy-messages.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

const audits = { permissions: ['fe.secure.read.audits'] }

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
      {fields['activity'] !== 'hidden' && <ActivityPart />}
    </SectionPage>
  )
}

/** The last events of the user in the audit log, for people who may read it. */
function ActivityPart(): ReactElement | null {
  const { isAllowed } = useAuthorized(audits)
  return isAllowed ? <Activity /> : null
}

function Activity() {
  const { rows, load, calls } = useOwnActivity()
  const t = useMessages(privacyMessages)
  const status = calls.load.status === 'succeeded' ? 'ready' : 'loading'
  return (
    <PrivacyPart
      title={t('privacy.activity')}
      lead={() => t('privacy.activityLead')}
      list={{ rows, load, calls, status }}
      error={null}
    >
      {(known) =>
        known.length > 0 && (
          <RowList isCard>
            {known.map((row) => (
              <Row key={row.id} event={row} />
            ))}
          </RowList>
        )
      }
    </PrivacyPart>
  )
}

function Row({ event }: { readonly event: OwnEvent }) {
  const { action, userAgent, ipAddress, createdAt } = event
  const classOf = useClasses()
  const actionWords = useActionWords()
  const description = descriptionOf(event)
  const { words } = useDeviceWords(userAgent)
  return (
    <ListRow
      name={<ShownText>{action === '' ? description : actionWords(action)}</ShownText>}
      note={
        <span className={classOf('PrivacyFacts')}>
          {action !== '' && description !== '' && <ShownText>{description}</ShownText>}
          {words && <span>{words}</span>}
          {ipAddress && <IpPlace ip={ipAddress} />}
          <Moment at={createdAt} />
        </span>
      }
    />
  )
}
