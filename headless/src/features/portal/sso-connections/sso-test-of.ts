import { objectsIn } from '../../../core/lists/rows-in.ts'
import { shaped } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ssoTestShape } from './shapes.ts'
import { ssoTestFaultCodes } from './sso-test-fault-codes.ts'
import type { SsoLastTest, SsoTest, SsoTestFault, SsoTestFaultCode, SsoTestState } from './sso-test-types.ts'

type Schemas = components['schemas']

/** The path of the tests of a connection. */
export const testsPath = '/team/resources/sso/v1/configurations/{ssoConfigId}/tests'

/** A test of the provider. Codes that are new to the library are `unknown`. */
export function ssoTestOf({ fault, warnings, ...others }: Schemas['SsoTest']): SsoTest {
  return shaped({ ...others, fault: fault && faultOf(fault), warnings: objectsIn(warnings).map(faultOf) }, ssoTestShape)
}

/** The last test of a connection; `null` before the first one. */
export function lastTestOf(answer: Schemas['SsoLastTest'] | null): SsoLastTest | null {
  if (!answer) return null
  const { changedSince: isOutdated, code, ...others } = answer
  return { ...others, code: code === null ? null : codeOf(code), isOutdated }
}

/** The members of the state with a newer test, or with its present values. A closed window stays closed until the end. */
export function withTest(
  { test: former, tests, status }: Pick<SsoTestState, 'test' | 'tests' | 'status'>,
  test: SsoTest | null,
): Pick<SsoTestState, 'test' | 'tests' | 'status'> {
  if (!test) return { test, tests, status: 'idle' }
  const isClosed = status === 'closed' && former?.id === test.id && test.status === 'waiting'
  return {
    test,
    tests: [test, ...tests.filter(({ id }) => id !== test.id)].slice(0, 10),
    status: isClosed ? 'closed' : test.status,
  }
}

function faultOf({ code, ...facts }: Schemas['SsoTestFault']): SsoTestFault {
  return { ...facts, code: codeOf(code) }
}

function codeOf(given: string): SsoTestFaultCode {
  return ssoTestFaultCodes.find((one) => one === given) ?? 'unknown'
}
