'use client'

import { loginFeature, PorticoProvider, startUpFeature, useStartUp } from '@portico/headless'
import { createFrozenClient, frozen } from '@portico/headless/preview'
import { type ReactElement, useId, useState } from 'react'
import { Screen } from '../../../frame/screen.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { Look } from '../../../theme/merge-look.ts'
import { TenantLook } from '../../../theme/tenant-look.tsx'
import { Box } from '../../login/login-box.tsx'
import { accountMessages } from './account-messages.ts'

export interface SignInPreviewProps {
  readonly look: Look
}

/**
 * The sign-in page as people will see it: the real login box over a client that is frozen, so that it sends, stores and moves nothing.
 * It is inert, and read as one picture.
 */
export function SignInPreview({ look }: SignInPreviewProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(accountMessages)
  const id = useId()
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const names = { scheme: t(schemeWords[scheme]), device: t(`account.${device}`) }
  return (
    <section aria-labelledby={id} className={classOf('SignInPreview')}>
      <div className={classOf('SignInPreviewHead')}>
        <h2 id={id} className={classOf('SignInPreviewTitle')}>
          {t('account.preview')}
        </h2>
        <RadioGroup
          label={t('account.scheme')}
          className={classOf('SegmentedSwitch')}
          options={[
            { id: 'light', label: t('account.light') },
            { id: 'dark', label: t('account.darkScheme') },
          ]}
          value={scheme}
          onChange={(next) => setScheme(next === 'dark' ? 'dark' : 'light')}
        />
        <RadioGroup
          label={t('account.device')}
          className={classOf('SegmentedSwitch')}
          options={[
            { id: 'desktop', label: t('account.desktop') },
            { id: 'phone', label: t('account.phone') },
          ]}
          value={device}
          onChange={(next) => setDevice(next === 'phone' ? 'phone' : 'desktop')}
        />
      </div>
      <div role="img" aria-label={t('account.previewOf', names)} className={classOf('SignInPreviewFrame')}>
        <div ref={makeInert} aria-hidden="true" className={classOf('SignInPreviewStage')} data-device={device}>
          <TenantLook look={look}>
            <FrozenBox scheme={scheme} />
          </TenantLook>
        </div>
      </div>
    </section>
  )
}

/** The login box at its first step, with the ways in that the application has. */
function FrozenBox({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const classOf = useClasses()
  const { policy, flags } = useStartUp()
  const [client] = useState(() =>
    createFrozenClient([
      frozen(startUpFeature, { status: 'loaded', policy, flags }),
      frozen(loginFeature, { step: { name: 'preLogin', email: '', notice: null } }),
    ]),
  )
  return (
    <PorticoProvider client={client}>
      <Screen appearance={schemes[scheme]}>
        <div className={classOf('SignInPreviewPage')}>
          <div className={classOf('LoginFrame')}>
            <Box />
          </div>
        </div>
      </Screen>
    </PorticoProvider>
  )
}

/** React 18 has no property for it. It is set before effects, so that nothing within takes the focus. */
function makeInert(place: HTMLElement | null) {
  place?.setAttribute('inert', '')
}

const schemes = { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } } as const
const schemeWords = { light: 'account.light', dark: 'account.darkScheme' } as const
