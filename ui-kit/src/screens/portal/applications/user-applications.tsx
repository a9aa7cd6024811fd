'use client'

import type { Outcome } from '@portico/headless'
import { type UserApplication, useUserApplications } from '@portico/headless/portal/applications'
import type { ReactElement } from 'react'
import { knownRows } from '../../../frame/known-rows.ts'
import { PickedRows, PickList } from '../../../frame/portal/pick-list/pick-list.tsx'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { useClasses } from '../../../slots/index.ts'
import { ApplicationMark } from './application-mark.tsx'
import { applicationsMessages } from './applications-messages.ts'
import { MissingApplication } from './missing-application.tsx'
import { useApplicationRights } from './use-application-rights.ts'

export interface UserApplicationsDialogProps {
  readonly userId: string
  /** The name of the user. */
  readonly name: string
  /** The tenant of the user, if it is a sub-account. Default: the tenant of the signed-in user. */
  readonly tenantId?: string | undefined
  /** Called when the dialog closes. */
  readonly onClose: () => void
}

/** The applications that a user may open. Those of chosen people are assigned and unassigned here. */
export function UserApplicationsDialog(props: UserApplicationsDialogProps): ReactElement {
  const { userId, name, tenantId, onClose } = props
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(applicationsMessages)
  const list = useUserApplications({ userId, ...(tenantId !== undefined && { tenantId }) })
  const rights = useApplicationRights()
  const managed = list.rows.filter(({ accessType }) => accessType === 'managed')
  const free = list.rows.filter(({ accessType }) => accessType === 'free').map((one) => one.name)
  const assigned = managed.filter(({ isAssigned }) => isAssigned)
  const { error } = list.calls.load
  const isLoaded = knownRows(list) !== null

  async function onSave(_: unknown, { applications: { add, remove } }: ApplicationsDraft): Promise<Outcome<unknown>> {
    const isAssigned = (id: string) => assigned.some((one) => one.id === id)
    // Those that a save before has changed already are left out.
    const [more, less] = [add.filter((id) => !isAssigned(id)), remove.filter(isAssigned)]
    const added = more.length > 0 ? await list.addMany({ ids: more }) : done
    return added.ok && less.length > 0 ? list.removeMany({ ids: less }) : added
  }

  if (error && !isLoaded) {
    return <MissingApplication error={error} onRetry={() => void list.load()} onClose={onClose} />
  }
  return (
    <RecordDialog<ApplicationsDraft>
      isOpen
      title={t('applications.ofUser', { name })}
      lead={free.length > 0 ? t('applications.freeOnes', { names: listFormat(code).format(free) }) : undefined}
      {...(isLoaded ? { value: unchanged, onSave } : unloaded)}
      fields={[
        {
          name: 'applications',
          label: t('applications.title'),
          appearance: rights.mayAdd || rights.mayRemove ? 'edit' : 'viewOnly',
          render: ({ label, value, onChange }) =>
            managed.length === 0 && list.query.search === '' ? (
              <p className={classOf('Help')}>{t('applications.noneToChoose')}</p>
            ) : (
              <PickList
                label={label}
                value={value}
                onChange={onChange}
                {...rights}
                list={{ ...list, rows: managed }}
                members={assigned}
                searchLabel={t('applications.search')}
                {...words}
              />
            ),
          show: () => <PickedRows rows={assigned} {...words} />,
        },
      ]}
      messages={applicationsMessages}
      submit={t('applications.save')}
      onClose={onClose}
    />
  )
}

/** Changes of assignments that are not saved yet. */
interface ApplicationsDraft {
  readonly applications: Picked
}

const unchanged: ApplicationsDraft = { applications: nothingPicked }
const unloaded = { record: { value: null, save: async (): Promise<Outcome> => ({ ok: true, value: undefined }) } }
const done: Outcome = { ok: true, value: undefined }

const words = {
  nameOf: ({ name }: UserApplication) => name,
  noteOf: ({ description }: UserApplication) => description,
  markOf: ({ name, logoUrl }: UserApplication) => <ApplicationMark name={name} logoUrl={logoUrl} />,
}
