'use client'

import type { Outcome } from '@portico/headless'
import { shownLine } from '@portico/headless/internal'
import type { ApiToken, CreateApiTokenInput, CreatedApiToken } from '@portico/headless/portal/api-tokens'
import { type ReactElement, useState } from 'react'
import { nothingPicked, type Picked } from '../../../frame/portal/pick-list/picked.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { RolesField } from '../../../frame/portal/role-choice/role-choice.tsx'
import { choiceLike, daysOf, TokenEnd } from '../../../frame/portal/token-end/token-end.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { apiTokensMessages } from './api-tokens-messages.ts'

export interface TokenDialogProps {
  /** One sentence: for whom the token acts. */
  readonly lead: string
  /** `true` if the token has roles of its own. */
  readonly hasRoles: boolean
  readonly create: (input: CreateApiTokenInput) => Promise<Outcome<CreatedApiToken>>
  /** Called with a new token and its description, before the dialog closes. */
  readonly onCreated: (token: CreatedApiToken, description: string) => void
  readonly onClose: () => void
  /** The token that the new one replaces; `null` without one. */
  readonly former: ApiToken | null
}

interface TokenDraft {
  readonly description: string
  /** A choice of {@link TokenEnd}. */
  readonly expiry: string
  readonly roles: Picked
}

/** The dialog that creates a token. */
export function TokenDialog({ lead, hasRoles, create, onCreated, onClose, former }: TokenDialogProps): ReactElement {
  const t = useMessages(apiTokensMessages)
  const [start] = useState(() => (former ? draftOf(former) : newToken))
  const fields: readonly RecordField<TokenDraft>[] = [
    {
      name: 'description',
      label: t('apiToken.description'),
      help: t('apiToken.descriptionHelp'),
      codes: ['api-token-description-required'],
      check: (description) => (shownLine(description) === '' ? t('apiToken.descriptionMissing') : null),
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'roles',
      label: t('apiToken.roles'),
      appearance: hasRoles ? 'edit' : 'hidden',
      render: (control) => <RolesField {...control} />,
    },
    {
      name: 'expiry',
      label: t('apiToken.expires'),
      codes: ['api-token-expiry-invalid'],
      render: (control) => <TokenEnd {...control} />,
    },
  ]

  async function onSave(_: unknown, { description, expiry, roles }: TokenDraft) {
    const outcome = await create({ description, expiresInDays: daysOf(expiry), roleIds: roles.add })
    if (outcome.ok) onCreated(outcome.value, description.trim())
    return outcome
  }
  return (
    <RecordDialog<TokenDraft>
      isOpen
      isNew
      title={former ? t('apiToken.replaceTitle', { name: former.description }) : t('apiToken.createTitle')}
      lead={lead}
      value={start}
      fields={fields}
      messages={apiTokensMessages}
      submit={t('apiToken.save')}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** The draft of a token like another: its name, its roles and its life. */
function draftOf(token: ApiToken): TokenDraft {
  const { description, roleIds } = token
  return { description, expiry: choiceLike(token, newToken.expiry), roles: { ...nothingPicked, add: roleIds } }
}

const newToken: TokenDraft = { description: '', expiry: '90', roles: nothingPicked }
