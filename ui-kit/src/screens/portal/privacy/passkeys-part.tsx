'use client'

import { type Passkey, usePasskeys } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { keyIcon, passkeyIcon } from '../../../primitives/icon/paths.ts'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { privacyMessages } from './privacy-messages.ts'
import { PrivacyPart } from './privacy-part.tsx'
import type { PartProps } from './sessions-part.tsx'

/** The passkeys: listed, added and removed. */
export function PasskeysPart({ canChange }: PartProps): ReactElement {
  const passkeys = usePasskeys()
  const { add, remove, calls } = passkeys
  const t = useMessages(privacyMessages)
  const addedOn = useAddedOn()
  const { confirm, dialog } = useConfirm(privacyMessages)
  const adding = useAttempt(calls, 'add')
  const removing = useAttempt(calls, 'remove')

  function removeActions({ id, deviceType, createdAt }: Passkey) {
    const question = {
      title: t('passkeys.removeTitle'),
      text: t('passkeys.removeLead', { name: t(`passkeys.${deviceType}`), note: addedOn(createdAt) }),
      confirm: t('passkeys.removeConfirm'),
      keep: t('passkeys.keep'),
      run: () => remove({ id }),
    }
    return [{ id: 'remove', label: t('passkeys.removeConfirm'), isDanger: true, run: () => confirm(question) }]
  }

  return (
    <PrivacyPart
      title={t('privacy.passkeys')}
      lead={(known) => t(known.length === 0 ? 'passkeys.empty' : 'passkeys.lead')}
      list={passkeys}
      error={adding.error ?? removing.error}
      actions={
        canChange && (
          <Button
            size="sm"
            icon={<Icon path={plusIcon} size="sm" />}
            isPending={adding.isPending}
            busy={t('login.addingPasskey')}
            onPress={() => void add()}
          >
            {t('privacy.addPasskey')}
          </Button>
        )
      }
    >
      {(rows) => (
        <>
          {rows.length > 0 && (
            <RowList isCard>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  mark={<Icon path={row.deviceType === 'Platform' ? passkeyIcon : keyIcon} />}
                  name={t(`passkeys.${row.deviceType}`)}
                  note={addedOn(row.createdAt)}
                >
                  {canChange && (
                    <MenuButton
                      label={t('privacy.actionsFor', {
                        name: `${t(`passkeys.${row.deviceType}`)}. ${addedOn(row.createdAt)}`,
                      })}
                      actions={removeActions(row)}
                    />
                  )}
                </ListRow>
              ))}
            </RowList>
          )}
          {dialog}
        </>
      )}
    </PrivacyPart>
  )
}

/** Returns a function from a date (ISO 8601) to the sentence that something was added then; empty without a date. */
function useAddedOn(): (createdAt: string) => string {
  const dateFormat = useDateFormat()
  const t = useMessages(privacyMessages)
  return (createdAt) => {
    if (timeOf(createdAt) === null) return ''
    return t('passkeys.addedOn', { date: dateFormat({ dateStyle: 'medium' }).format(createdAt) })
  }
}
