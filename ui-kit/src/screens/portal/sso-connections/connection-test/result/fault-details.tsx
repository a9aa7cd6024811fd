'use client'

import type { SsoConnection, SsoDomain, SsoTestFault } from '@portico/headless/portal/sso-connections'
import { Fragment, type ReactElement } from 'react'
import { Fact, Facts } from '../../../../../frame/portal/facts/facts.tsx'
import { CopyField } from '../../../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../../../i18n/index.ts'
import { useDateFormat } from '../../../../../i18n/use-date-format.ts'
import { RowList } from '../../../../../primitives/row-list/row-list.tsx'
import { StepsItem, StepsList } from '../../../../../primitives/steps-list/steps-list.tsx'
import { useClasses } from '../../../../../slots/index.ts'
import { ConnectionDomain } from '../../connection-domain.tsx'
import { connectionName } from '../../connection-names.ts'
import { fieldName, fixOf } from '../fault-fixes.ts'
import { type FaultPlace, pathOf } from '../fault-places.ts'
import { productOf } from '../product.ts'
import { testResultMessages } from './test-result-messages.ts'

export interface FaultDetailsProps {
  readonly fault: SsoTestFault
  readonly connection: SsoConnection
}

/** The facts of a fault, and its fix in the words of the product: where to go, what to change, and the value to copy. */
export function FaultDetails({ fault, connection }: FaultDetailsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  const { code, expected, received } = fault
  const { places, field, value } = fixOf(fault, connection)
  const name = connectionName(connection)
  const setting = field && (fieldName(field, productOf(connection)) ?? t.find(`ssoFix.field.${field}`) ?? '')
  const domain = code === 'domain-unproven' && connection.domains.find((one) => isOf(one, received))
  const words = (key: string) => t.find(key, { name, field: setting ?? '' })
  return (
    <div className={classOf('SsoFault')}>
      {(expected !== null || received !== null) && (
        <Facts>
          {expected !== null && (
            <Fact name={t('ssoFix.expected')}>
              <FactText text={expected} />
            </Fact>
          )}
          {received !== null && (
            <Fact name={t('ssoFix.received')}>
              <FactText text={received} />
            </Fact>
          )}
        </Facts>
      )}
      <h3 className={classOf('SsoFaultTitle')}>{t('ssoFix.title')}</h3>
      <StepsList className={classOf('SetUpHowTo')}>
        {places.map((place) => (
          <StepsItem key={place}>
            <p className={classOf('SetUpHowToText')}>
              <Place place={place} connection={connection} />
            </p>
          </StepsItem>
        ))}
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>
            {words(`ssoFault.${code}.fix.${connection.protocol}`) ?? words(`ssoFault.${code}.fix`)}
          </p>
          {value !== null && (
            <div className={classOf('SetUpValues')}>
              <CopyField label={setting ?? t('ssoFix.value')} value={value} />
            </div>
          )}
          {domain && (
            <RowList isCard>
              <ConnectionDomain connection={connection} domain={domain} />
            </RowList>
          )}
        </StepsItem>
      </StepsList>
    </div>
  )
}

/** The address is of the domain. */
function isOf({ domain }: SsoDomain, address: string | null): boolean {
  return address?.toLowerCase().endsWith(`@${domain}`) ?? false
}

/** A time as the person reads it, and any other value as it came. */
function FactText({ text }: { readonly text: string }) {
  const classOf = useClasses()
  const dateFormat = useDateFormat()
  if (isTime.test(text)) return dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(text)
  return (
    <bdi dir="ltr" className={classOf('SsoFactText')}>
      {text || '—'}
    </bdi>
  )
}

const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The way to a place: the menus of the console of a known product, or a sentence. */
function Place({ place, connection }: { readonly place: FaultPlace; readonly connection: SsoConnection }) {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  const path = pathOf(place, productOf(connection))
  if (!path) return t.find(`ssoFix.at.${place}`, { name: connectionName(connection) }) ?? ''
  return (
    <>
      {t('ssoFix.in', { console: path.console })}{' '}
      {path.menus.map((menu, at) => (
        <Fragment key={menu ?? ''}>
          {at > 0 && ' › '}
          {menu === null ? t('ssoFix.app') : <bdi className={classOf('SsoMenu')}>{menu}</bdi>}
        </Fragment>
      ))}
    </>
  )
}
