'use client'

import type { SsoConnection, SsoTest } from '@portico/headless/portal/sso-connections'
import { type ReactElement, useEffect, useRef } from 'react'
import { useLocaleState, useMessages } from '../../../../../i18n/index.ts'
import { ssoTestWords } from '../../../../../i18n/locales/sso-test/words.gen.ts'
import { WordsProvider } from '../../../../../i18n/words-provider.tsx'
import { Alert } from '../../../../../primitives/alert/alert.tsx'
import { Skeleton } from '../../../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../../../slots/index.ts'
import { connectionName } from '../../connection-names.ts'
import { FaultDetails } from './fault-details.tsx'
import { ReceivedValues } from './received-values.tsx'
import { testResultMessages } from './test-result-messages.ts'
import { TestedPerson } from './tested-person.tsx'

export interface TestResultProps {
  readonly connection: SsoConnection
  /** A test that has ended, passed or failed. */
  readonly test: SsoTest
  /** `true` moves the focus to the result once it is shown. */
  readonly isFocused: boolean
}

/** The result of a test: what a sign-in would do, or the fault with its fix. Its words load with it. */
export function TestResult(props: TestResultProps): ReactElement {
  return (
    <WordsProvider words={ssoTestWords}>
      <WithWords {...props} />
    </WordsProvider>
  )
}

function WithWords(props: TestResultProps) {
  return useLocaleState().isReady ? <Result {...props} /> : <Skeleton shape="box" width="full" />
}

function Result({ connection, test, isFocused }: TestResultProps) {
  const classOf = useClasses()
  const t = useMessages(testResultMessages)
  const part = useRef<HTMLElement>(null)
  const { fault, warnings, person, received } = test
  const name = connectionName(connection)
  const title = fault ? (t.find(`ssoFault.${fault.code}.title`) ?? '') : t('ssoResult.passed', { name })
  useEffect(() => {
    if (isFocused) part.current?.focus()
  }, [isFocused])
  return (
    <section ref={part} tabIndex={-1} aria-label={title} className={classOf('SsoResult')}>
      {fault ? (
        <>
          <Alert tone="danger" title={title} />
          <FaultDetails fault={fault} connection={connection} />
        </>
      ) : (
        <Alert tone="info" title={title}>
          {t('ssoResult.passedText')}
        </Alert>
      )}
      {warnings.map((warning) => (
        <div key={warning.code} className={classOf('SsoResultPart')}>
          <Alert tone="warning" title={t.find(`ssoFault.${warning.code}.title`) ?? ''} />
          <FaultDetails fault={warning} connection={connection} />
        </div>
      ))}
      {person && <TestedPerson person={person} connection={connection} />}
      {received && <ReceivedValues received={received} person={person} />}
    </section>
  )
}
