'use client'

import { useAuthorized } from '@portico/headless'
import type { ProvisionConnection, ProvisioningActions } from '@portico/headless/portal/provisioning'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

/** The removal of a connection. */
export interface ConnectionRemoval {
  /** The action in the menu of a row; `null` without the permission. */
  readonly action: ((connection: ProvisionConnection) => MenuAction) | null
  readonly dialog: ReactNode
}

/**
 * Removes a connection after a question. If it has people, or their number is unknown, the question asks for its name, and
 * whether they stay.
 */
export function useConnectionRemoval(
  remove: ProvisioningActions['remove'],
  onRemoved: () => void = () => {},
): ConnectionRemoval {
  const t = useMessages(provisioningMessages)
  const { confirm, dialog } = useConfirm(provisioningMessages)
  const mayRemove = useAuthorized(removes).isAllowed
  const deleteAll = useRef(false)

  function ask({ id, name, userCount }: ProvisionConnection) {
    const hasPeople = userCount !== 0
    deleteAll.current = false
    confirm({
      title: t('provisioning.removeTitle', { name }),
      text: t('provisioning.removeText'),
      keep: t('provisioning.keep'),
      confirm: t('provisioning.remove'),
      typed: hasPeople ? name : undefined,
      body: hasPeople ? (
        <PeopleChoice
          count={userCount}
          onChange={(isAll) => {
            deleteAll.current = isAll
          }}
        />
      ) : undefined,
      async run() {
        const outcome = await remove({ id, deleteAll: deleteAll.current })
        if (outcome.ok) onRemoved()
        return outcome
      },
    })
  }
  return {
    dialog,
    action: mayRemove
      ? (row) => ({ id: 'remove', label: t('provisioning.remove'), isDanger: true, run: () => ask(row) })
      : null,
  }
}

interface PeopleChoiceProps {
  /** `null` if it is unknown. */
  readonly count: number | null
  readonly onChange: (deleteAll: boolean) => void
}

function PeopleChoice({ count, onChange }: PeopleChoiceProps): ReactElement {
  const t = useMessages(provisioningMessages)
  return (
    <RadioGroup
      label={count === null ? t('provisioning.itsPeople') : t('provisioning.itsCount', { count })}
      defaultValue="keep"
      options={[
        { id: 'keep', label: t('provisioning.keepPeople'), help: t('provisioning.keepPeopleHelp') },
        { id: 'remove', label: t('provisioning.removePeople'), help: t('provisioning.removePeopleHelp') },
      ]}
      onChange={(id) => onChange(id === 'remove')}
    />
  )
}

const removes = { permissions: ['fe.secure.delete.provisioningConfiguration'] }
