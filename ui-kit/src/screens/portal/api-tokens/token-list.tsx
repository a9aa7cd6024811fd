'use client'

import { type Outcome, PorticoError, useClient } from '@portico/headless'
import type { RowInput } from '@portico/headless/core'
import type {
  ApiToken,
  CreateApiTokenInput,
  CreatedApiToken,
  EndApiTokenInput,
} from '@portico/headless/portal/api-tokens'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns, Column, TableList } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { FilterSwitch } from '../../../frame/portal/filter-bar/filter-switch.tsx'
import type { FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { type BulkRemoval, type ListPermissions, newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { ShownOnce } from '../../../frame/portal/shown-once/shown-once.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { apiTokensMessages } from './api-tokens-messages.ts'
import { TokenDetails } from './token-details.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** The props of both sections of tokens. */
export interface TokenSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<ApiToken> | undefined
}

export interface TokenListProps extends TokenSectionProps {
  /** The section, which is the start of its message keys. */
  readonly name: 'apiTokens' | 'personalApiTokens'
  readonly list: TableList<ApiToken>
  readonly ownColumns: readonly Column<ApiToken>[]
  readonly permissions: ListPermissions
  /** `true` if tokens have roles of their own. */
  readonly hasRoles: boolean
  readonly create: (input: CreateApiTokenInput) => Promise<Outcome<CreatedApiToken>>
  readonly endIn: (input: EndApiTokenInput) => Promise<Outcome<unknown>>
  readonly remove: (input: RowInput) => Promise<Outcome<unknown>>
  readonly removeMany: BulkRemoval<ApiToken, 'apiTokens'>['removeMany']
}

interface NewToken {
  readonly token: CreatedApiToken
  /** The token that it replaces; `null` without one. */
  readonly former: ApiToken | null
  readonly description: string
}

/** A list of tokens: created with a secret that is shown once, viewed and deleted. */
export function TokenList(props: TokenListProps): ReactElement {
  const { name, list, columns, ownColumns, permissions, hasRoles, create, endIn, remove, removeMany } = props
  const t = useMessages(apiTokensMessages)
  const { clock } = useClient().ports
  const [created, setCreated] = useState<NewToken | null>(null)
  const [former, setFormer] = useState<ApiToken | null>(null)
  const removal = useConfirm(apiTokensMessages)
  const { page, table, dialog, record, row, closeRecord } = useListSection({
    name,
    messages: apiTokensMessages,
    list,
    nameOf,
    permissions,
    rowActions: (token, { mayChange }) =>
      mayChange ? [{ id: 'replace', label: t('apiToken.replace'), run: () => setFormer(token) }] : [],
    remove: { run: ({ id }) => remove({ id }), textOf: () => t(`${name}.removeText`) },
    removeMany,
  })
  const states = useStates()
  const isUnknown = useUnknownRecord(list, { record, row })
  const newToken = {
    lead: t(`${name}.createLead`),
    hasRoles,
    create,
    former,
    onClose: () => (former ? setFormer(null) : closeRecord()),
    onCreated: (token: CreatedApiToken, description: string) =>
      void clock.after(pause, () => setCreated({ token, description, former })),
  }

  /** Asks about the replaced token once the new secret is stored. */
  function endSecret() {
    setCreated(null)
    if (!created?.former) return
    const { id, description, isEndable } = created.former
    if (isEndable) return askForEnd(id, description)
    removal.confirm({
      title: t('apiToken.removeFormerTitle', { name: description }),
      text: t('apiToken.removeFormerText'),
      confirm: t('apiToken.removeFormer'),
      keep: t('apiToken.removeLater'),
      run: () => remove({ id }),
    })
  }
  /** Asks for the end of the replaced token, which may be later. */
  function askForEnd(id: string, name: string) {
    let minutes = inADay
    removal.confirm({
      title: t('apiToken.endFormerTitle', { name }),
      text: t('apiToken.endFormerText'),
      confirm: t('apiToken.endFormer'),
      keep: t('apiToken.removeLater'),
      body: (
        <RadioGroup
          label={t('apiToken.formerEnds')}
          options={[
            { id: '0', label: t('apiToken.endNow') },
            { id: '60', label: t('apiToken.endInHour') },
            { id: String(inADay), label: t('apiToken.endInDay') },
          ]}
          defaultValue={String(inADay)}
          onChange={(chosen) => {
            minutes = Number(chosen)
          }}
        />
      ),
      run: () => (minutes === 0 ? remove({ id }) : endIn({ id, minutes })),
    })
  }

  return (
    <SectionPage {...page}>
      <DataTable
        {...table}
        columns={ownColumns}
        changeColumns={columns}
        filters={[{ id: 'isExpired', label: t('apiToken.state'), options: states, inBar: StateSwitch }]}
      />
      <DialogPlace of={TokenDialog} open={record === newRecord || former ? newToken : null} />
      <DialogPlace of={TokenDetails} open={row && { token: row, hasRoles, onClose: closeRecord }} />
      <DialogPlace
        of={MissingRecord}
        open={isUnknown ? { error: gone, gone: t('apiToken.gone'), onRetry: list.load, onClose: closeRecord } : null}
      />
      <DialogPlace of={NewSecret} open={created && { ...created, onClose: endSecret }} />
      {dialog}
      {removal.dialog}
    </SectionPage>
  )
}

/** The states of a token, by its member `isExpired`. */
function useStates() {
  const t = useMessages(apiTokensMessages)
  return [
    { id: 'false', label: t('apiToken.live') },
    { id: 'true', label: t('apiToken.endedOnes') },
  ]
}

function StateSwitch(field: FilterFieldProps) {
  return <FilterSwitch {...field} options={useStates()} />
}

const gone = new PorticoError('not-found', 'The token does not exist', { status: 404 })

const nameOf = ({ description }: ApiToken) => description

const inADay = 1440

/** Milliseconds between the form and its secret, so that one dialog is seen to close before the other opens. */
const pause = 200

interface NewSecretProps {
  readonly token: CreatedApiToken
  readonly description: string
  readonly onClose: () => void
}

/** The secret of a new token, shown once, with a file of variables to download. */
function NewSecret({ token: { clientId, secret }, description, onClose }: NewSecretProps): ReactElement {
  const t = useMessages(apiTokensMessages)
  return (
    <ShownOnce
      secret={secret}
      title={description}
      lead={t('apiToken.createdLead')}
      once={t('apiToken.once')}
      facts={clientId === null ? [] : [{ label: t('apiToken.clientId'), value: clientId }]}
      file={{ name: '.env', textOf: (text) => variables(clientId, text) }}
      onDone={onClose}
    />
  )
}

function variables(clientId: string | null, secret: string): string {
  return clientId === null ? `ACCESS_TOKEN=${secret}\n` : `CLIENT_ID=${clientId}\nCLIENT_SECRET=${secret}\n`
}
