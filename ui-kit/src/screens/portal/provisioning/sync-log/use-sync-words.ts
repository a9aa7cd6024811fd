'use client'

import type { SyncEvent, SyncRefusal } from '@portico/headless/portal/provisioning'
import { useMessages } from '../../../../i18n/index.ts'
import { syncLogMessages } from './sync-log-messages.ts'

/** The words for a row of the log. */
export interface SyncWords {
  /** The user name, or the name of the group. */
  readonly nameOf: (event: Pick<SyncEvent, 'name' | 'resource'>) => string
  readonly kindOf: (event: Pick<SyncEvent, 'resource'>) => string
  readonly changeOf: (event: Pick<SyncEvent, 'operation'>) => string
  /** The refusal in one sentence; `null` for a change. A code without words has the explanation of the provider. */
  readonly refusalOf: (event: Pick<SyncEvent, 'reason' | 'detail'>) => string | null
  /** The remedy of a refusal; `null` for a change and for a code without words. */
  readonly fixOf: (event: Pick<SyncEvent, 'reason'>) => string | null
}

/** Returns the words for rows of the log. */
export function useSyncWords(): SyncWords {
  const t = useMessages(syncLogMessages)
  return {
    nameOf: ({ name, resource }) => name ?? (resource === 'other' ? t('syncLog.other') : t('syncLog.unnamed')),
    kindOf: ({ resource }) => t(`syncLog.${resource}`),
    changeOf: ({ operation }) => t(`syncLog.${operation}`),
    refusalOf: ({ reason, detail }) => {
      if (reason === null) return null
      return isKnown(reason) ? t(refusals[reason].text) : (detail ?? reason)
    },
    fixOf: ({ reason }) => (reason !== null && isKnown(reason) ? t(refusals[reason].fix) : null),
  }
}

/** `true` for a code that has words. */
function isKnown(reason: string): reason is SyncRefusal {
  return Object.hasOwn(refusals, reason)
}

/** The messages of a refusal. */
type Words<Code extends SyncRefusal> = {
  readonly text: `syncRefusal.${Code}`
  readonly fix: `syncRefusal.${Code}.fix`
}

/** The messages of each code. A code of the type without messages is an error of types. */
const refusals: { readonly [Code in SyncRefusal]: Words<Code> } = {
  'wrong-token': { text: 'syncRefusal.wrong-token', fix: 'syncRefusal.wrong-token.fix' },
  'ended-token': { text: 'syncRefusal.ended-token', fix: 'syncRefusal.ended-token.fix' },
  'unknown-address': { text: 'syncRefusal.unknown-address', fix: 'syncRefusal.unknown-address.fix' },
  'unknown-person': { text: 'syncRefusal.unknown-person', fix: 'syncRefusal.unknown-person.fix' },
  'unknown-group': { text: 'syncRefusal.unknown-group', fix: 'syncRefusal.unknown-group.fix' },
  'wrong-method': { text: 'syncRefusal.wrong-method', fix: 'syncRefusal.wrong-method.fix' },
  'wrong-content-type': { text: 'syncRefusal.wrong-content-type', fix: 'syncRefusal.wrong-content-type.fix' },
  'unreadable-body': { text: 'syncRefusal.unreadable-body', fix: 'syncRefusal.unreadable-body.fix' },
  'too-large': { text: 'syncRefusal.too-large', fix: 'syncRefusal.too-large.fix' },
  'wrong-schema': { text: 'syncRefusal.wrong-schema', fix: 'syncRefusal.wrong-schema.fix' },
  'unknown-operation': { text: 'syncRefusal.unknown-operation', fix: 'syncRefusal.unknown-operation.fix' },
  'user-name-missing': { text: 'syncRefusal.user-name-missing', fix: 'syncRefusal.user-name-missing.fix' },
  'email-missing': { text: 'syncRefusal.email-missing', fix: 'syncRefusal.email-missing.fix' },
  'group-name-missing': { text: 'syncRefusal.group-name-missing', fix: 'syncRefusal.group-name-missing.fix' },
  'wrong-value': { text: 'syncRefusal.wrong-value', fix: 'syncRefusal.wrong-value.fix' },
  'unknown-member': { text: 'syncRefusal.unknown-member', fix: 'syncRefusal.unknown-member.fix' },
  'user-name-taken': { text: 'syncRefusal.user-name-taken', fix: 'syncRefusal.user-name-taken.fix' },
  'email-taken': { text: 'syncRefusal.email-taken', fix: 'syncRefusal.email-taken.fix' },
  'person-of-other-account': {
    text: 'syncRefusal.person-of-other-account',
    fix: 'syncRefusal.person-of-other-account.fix',
  },
  'group-name-taken': { text: 'syncRefusal.group-name-taken', fix: 'syncRefusal.group-name-taken.fix' },
  'unknown-attribute': { text: 'syncRefusal.unknown-attribute', fix: 'syncRefusal.unknown-attribute.fix' },
  'wrong-path': { text: 'syncRefusal.wrong-path', fix: 'syncRefusal.wrong-path.fix' },
  'read-only-attribute': { text: 'syncRefusal.read-only-attribute', fix: 'syncRefusal.read-only-attribute.fix' },
  'no-target': { text: 'syncRefusal.no-target', fix: 'syncRefusal.no-target.fix' },
  'wrong-filter': { text: 'syncRefusal.wrong-filter', fix: 'syncRefusal.wrong-filter.fix' },
  'too-many': { text: 'syncRefusal.too-many', fix: 'syncRefusal.too-many.fix' },
  'version-changed': { text: 'syncRefusal.version-changed', fix: 'syncRefusal.version-changed.fix' },
  'last-administrator': { text: 'syncRefusal.last-administrator', fix: 'syncRefusal.last-administrator.fix' },
  'filter-not-offered': { text: 'syncRefusal.filter-not-offered', fix: 'syncRefusal.filter-not-offered.fix' },
  'not-offered': { text: 'syncRefusal.not-offered', fix: 'syncRefusal.not-offered.fix' },
}
