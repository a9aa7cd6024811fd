'use client'

import { type Outcome, useSession } from '@portico/headless'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { ownRightsMessages } from '../../../i18n/messages/portal/own-rights.gen.ts'
import { useConfirm } from '../confirm-dialog/use-confirm.tsx'
import { allRolesOf } from './all-roles.ts'

/** The result of {@link useOwnRights}. */
export interface OwnRights {
  /** `true` for the id of the signed-in person. */
  readonly isOwn: (userId: string) => boolean
  /** `true` if the signed-in person has a role of this key in the tenant, directly or by a group. */
  readonly holds: (role: { readonly key: string }) => boolean
  /**
   * Runs a change. If it takes rights from the signed-in person, a dialog asks first. Resolves to the outcome of the change, or to
   * `canceled` if the person keeps the rights.
   */
  readonly guard: (takesOwn: boolean, run: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>
  /** Adds to the text of another question that the person loses rights too. */
  readonly noted: (takesOwn: boolean, text: string) => string
  /** The dialog. Render it anywhere in the component. */
  readonly dialog: ReactNode
}

/** Asks before a change takes rights from the person who makes it, because no provider has to. */
export function useOwnRights(): OwnRights {
  const t = useMessages(ownRightsMessages)
  const user = useSession(({ user }) => user)
  const { confirm, dialog } = useConfirm(ownRightsMessages)

  function guard(takesOwn: boolean, run: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
    if (!takesOwn) return run()
    return new Promise((resolve) => {
      let last: Outcome<unknown> = { ok: false, reason: 'canceled' }
      confirm({
        title: t('ownRights.title'),
        text: t('ownRights.text'),
        confirm: t('ownRights.confirm'),
        keep: t('ownRights.keep'),
        async run() {
          last = await run()
          return last
        },
        onClose: () => resolve(last),
      })
    })
  }
  return {
    isOwn: (userId) => user?.id === userId,
    holds: ({ key }) => allRolesOf(user).some((role) => role.key === key),
    guard,
    noted: (takesOwn, text) => (takesOwn ? `${text} ${t('ownRights.note')}` : text),
    dialog,
  }
}
