'use client'

import { useSession } from '@portico/headless'
import {
  type SsoConnection,
  type SsoConnectionsActions,
  type SsoDomainInput,
  useSsoConnections,
} from '@portico/headless/portal/sso-connections'
import type { Confirming } from '../../../frame/portal/confirm-dialog/types.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { connectionName } from './connection-names.ts'
import { validDomains } from './connection-state.ts'
import { testStateOf } from './connection-test/test-state.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The questions before a connection is turned on or off, or given a domain. */
export interface SwitchQuestions extends Confirming {
  /** Turns a connection on if it is off, and off if it is on. */
  readonly change: (connection: SsoConnection) => void
  /** Checks the record of a domain. Asks first if that would change the sign-in of the person. */
  readonly check: (connection: SsoConnection, input: SsoDomainInput, domain: string) => void
}

/** The questions before a connection is changed or removed. */
export interface ConnectionQuestions extends SwitchQuestions {
  readonly remove: (connection: SsoConnection, onRemoved: () => void) => void
}

export interface SwitchOptions {
  /** Opens the test of a connection, in place of turning it on without a passed one. */
  readonly onTest?: (connection: SsoConnection) => void
}

/** The actions behind the questions. Those of the older interface ignore the id. */
export type SwitchActions = Pick<SsoConnectionsActions, 'enable' | 'disable' | 'validateDomain'>

/** Asks before a change of the sign-in, and before a connection is removed. */
export function useSwitch({ onTest }: SwitchOptions = {}): ConnectionQuestions {
  const t = useMessages(ssoConnectionsMessages)
  const { code } = useLocale()
  const connections = useSsoConnections()
  const questions = useSwitchOf(connections, onTest)
  return {
    ...questions,
    remove(connection, onRemoved) {
      const name = connectionName(connection)
      const domains = validDomains(connection)
      questions.confirm({
        title: t('ssoConnections.removeTitle', { name }),
        text:
          connection.isEnabled && domains.length > 0
            ? t('ssoConnection.removeLive', { domains: listFormat(code).format(domains) })
            : t('ssoConnection.removeText'),
        confirm: t('ssoConnections.remove'),
        async run() {
          const outcome = await connections.remove({ id: connection.id })
          if (outcome.ok) onRemoved()
          return outcome
        },
      })
    },
  }
}

/** Asks before a change of the sign-in. The question names it if it is that of the person too. */
export function useSwitchOf(
  { enable, disable, validateDomain }: SwitchActions,
  onTest?: SwitchOptions['onTest'],
): SwitchQuestions {
  const t = useMessages(ssoConnectionsMessages)
  const { code } = useLocale()
  const email = useSession(({ user }) => user?.email ?? '')
  const { confirm, dialog } = useConfirm(ssoConnectionsMessages)
  const ownDomain = email.split('@').at(-1)?.toLowerCase() ?? ''

  function textOf(name: string, domains: readonly string[]) {
    if (domains.length === 0) return t('ssoConnection.turnOnNobody', { name })
    const text = t('ssoConnection.turnOnText', { name, domains: listFormat(code).format(domains) })
    return domains.includes(ownDomain) ? `${t('ssoConnection.turnOnOwn', { name, email })} ${text}` : text
  }

  function ask(connection: SsoConnection) {
    const { id, isEnabled } = connection
    const name = connectionName(connection)
    const domains = validDomains(connection)
    confirm({
      title: t(isEnabled ? 'ssoConnection.turnOffTitle' : 'ssoConnection.turnOnTitle', { name }),
      text: isEnabled ? t('ssoConnection.turnOffText') : textOf(name, domains),
      confirm: t(isEnabled ? 'ssoConnection.turnOff' : 'ssoConnection.turnOn'),
      isDanger: false,
      run: () => (isEnabled ? disable({ id }) : enable({ id })),
    })
  }

  return {
    confirm,
    dialog,
    change(connection) {
      const state = testStateOf(connection)
      if (connection.isEnabled || state === null || state === 'passed') return ask(connection)
      let isAnyway = false
      confirm({
        title: t('ssoTest.untested', { name: connectionName(connection) }),
        text: t(`ssoTest.untested.${state}`),
        confirm: t('ssoTest.anyway'),
        isDanger: false,
        instead: onTest && { label: t('ssoTest.first'), run: () => onTest(connection) },
        async run() {
          isAnyway = true
          return { ok: true, value: undefined }
        },
        onClose: () => isAnyway && ask(connection),
      })
    },
    check(connection, input, domain) {
      const name = connectionName(connection)
      if (!connection.isEnabled || domain !== ownDomain) return void validateDomain(input)
      confirm({
        title: t('ssoConnection.checkOwnTitle', { domain }),
        text: t('ssoConnection.turnOnOwn', { name, email }),
        confirm: t('ssoConnection.check'),
        isDanger: false,
        run: () => validateDomain(input),
      })
    },
  }
}
