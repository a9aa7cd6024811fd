'use client'

import type { SecurityPolicies } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { securityMessages } from './security-messages.ts'

export interface VendorSettingsProps {
  readonly policies: SecurityPolicies
}

/** The settings that the vendor alone changes. Those that are not known are left out. */
export function VendorSettings({ policies }: VendorSettingsProps): ReactElement | null {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  const { passwordLength, captcha, strategies } = policies
  const { main = [], secondary = [] } = strategies ?? {}
  const active = [...main, ...secondary.filter(({ isActive }) => isActive)]
  const ways = active.map(({ strategy }) => t.find(`security.way.${ownValue(kinds, strategy) ?? strategy}`) ?? strategy)
  if (!passwordLength && !captcha && ways.length === 0) return null
  return (
    <PagePart title={t('security.ofVendor')}>
      <Facts>
        {ways.length > 0 && <Fact name={t('security.waysIn')}>{listFormat(code).format([...new Set(ways)])}</Fact>}
        {passwordLength && (
          <Fact name={t('security.passwordLength')}>
            {t('security.characters', { min: passwordLength.minLength, max: passwordLength.maxLength })}
          </Fact>
        )}
        {captcha && <Fact name={t('security.captcha')}>{t(captcha.isEnabled ? 'security.on' : 'security.off')}</Fact>}
      </Facts>
    </PagePart>
  )
}

/** Ways to sign in that people know by one name. */
const kinds: Readonly<Record<string, string>> = {
  SmsCodeV2: 'SmsCode',
  WebAuthN: 'Passkeys',
  WebAuthnPlatform: 'Passkeys',
  WebAuthnCrossPlatform: 'Passkeys',
  UsernameAndPassword: 'EmailAndPassword',
  UsernameAndMagicLink: 'MagicLink',
  UsernameAndCode: 'Code',
  UsernameAndSms: 'SmsCode',
}
