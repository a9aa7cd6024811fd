'use client'

import { type OwnFactor, useMfa, useOwnFactors } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { keyIcon, mailIcon, messageIcon, passkeyIcon, phoneIcon, shieldIcon } from '../../../primitives/icon/paths.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { privacyMessages } from './privacy-messages.ts'
import { PrivacyPart } from './privacy-part.tsx'
import type { PartProps } from './sessions-part.tsx'

/** The second factors: those that are set up, and those that can be. */
export function FactorsPart({ canChange }: PartProps): ReactElement {
  const factors = useOwnFactors()
  const { rows, addable } = factors
  const { step, purpose, addFactor, removeFactor, removeAllFactors, cancelChange, calls } = useMfa()
  const classOf = useClasses()
  const t = useMessages(privacyMessages)
  const { confirm, dialog } = useConfirm(privacyMessages)
  const add = useAttempt(calls, 'addFactor')
  const remove = useAttempt(calls, 'removeFactor')
  const missing = addable.filter((method) => rows.every((row) => row.method !== method))
  const canAddMore = addable.length > missing.length
  const isChanging = (purpose === 'add' || purpose === 'remove') && step.name !== 'idle'

  const nameOf = (method: OwnFactor['method']) => t.find(`login.methods.${method}`) ?? method

  function actionsOf({ id, method, name }: OwnFactor) {
    const question = {
      title: t('privacy.removeFactor', { method: nameOf(method) }),
      text: name ? t('privacy.removeNamedText', { name }) : t('privacy.removeText'),
      confirm: t('ownFactors.remove'),
      run: () => removeFactor({ id }),
    }
    return [{ id: 'remove', label: t('ownFactors.remove'), isDanger: true, run: () => confirm(question) }]
  }

  const askTurnOff = () =>
    confirm({
      title: t('ownFactors.turnOffTitle'),
      text: t('ownFactors.turnOffLead'),
      confirm: t('ownFactors.turnOffConfirm'),
      keep: t('ownFactors.keep'),
      run: () => removeAllFactors(),
    })

  return (
    <PrivacyPart
      title={t('privacy.factors')}
      lead={(all) => t(all.length === 0 ? 'ownFactors.empty' : 'ownFactors.lead')}
      list={factors}
      error={add.error ?? remove.error}
      actions={
        canChange && (
          <span className={classOf('PrivacyPartActions')}>
            {rows.length > 0 && (
              <Button size="sm" variant="quiet" onPress={askTurnOff}>
                {t('ownFactors.turnOff')}
              </Button>
            )}
            {canAddMore && (
              <Button
                size="sm"
                isPending={add.isPending}
                busy={t('ownFactors.loading')}
                onPress={() => void addFactor()}
              >
                {t('privacy.addAnother')}
              </Button>
            )}
          </span>
        )
      }
    >
      {(all) => (
        <>
          {all.length + missing.length > 0 && (
            <RowList isCard>
              {all.map((row) => (
                <ListRow
                  key={`${row.method} ${row.id}`}
                  mark={<Icon path={ownValue(icons, row.method) ?? shieldIcon} />}
                  name={nameOf(row.method)}
                  note={row.name ? <bdi dir="ltr">{row.name}</bdi> : t('privacy.isSetUp')}
                >
                  {canChange && row.canRemove && (
                    <MenuButton
                      label={t('privacy.actionsFor', { name: `${nameOf(row.method)} ${row.name}`.trim() })}
                      actions={actionsOf(row)}
                    />
                  )}
                </ListRow>
              ))}
              {missing.map((method) => (
                <ListRow
                  key={method}
                  mark={<Icon path={ownValue(icons, method) ?? shieldIcon} />}
                  name={nameOf(method)}
                  note={t('privacy.notSetUp')}
                >
                  {canChange && (
                    <Button
                      size="sm"
                      isPending={add.isPending}
                      busy={t('ownFactors.loading')}
                      aria-label={t('privacy.setUpNamed', { method: nameOf(method) })}
                      onPress={() => void addFactor({ method })}
                    >
                      {t('privacy.setUp')}
                    </Button>
                  )}
                </ListRow>
              ))}
            </RowList>
          )}
          {dialog}
          <FactorDialog open={isChanging ? { onClose: cancelChange } : null} />
        </>
      )}
    </PrivacyPart>
  )
}

const icons: Readonly<Partial<Record<string, string>>> = {
  AuthenticatorApp: phoneIcon,
  SMS: messageIcon,
  EmailCode: mailIcon,
  WebAuthnPlatform: passkeyIcon,
  WebAuthnCrossPlatform: keyIcon,
}

/** The steps of a change, which few visits need. */
const FactorDialog = lazyDialog(async () => (await import('./factor-dialog.tsx')).FactorDialog)
