import type { SsoTest, SsoTestFault, SsoTestState } from '@portico/headless/portal/sso-connections'

/** A test that waits. */
export const waitingTest: SsoTest = {
  id: 'test',
  status: 'waiting',
  startedAt: '2026-03-02T08:58:00.000Z',
  expiresAt: '2026-03-02T09:08:00.000Z',
  endedAt: null,
  address: 'https://acme.okta.test/app/exk1fx9/sso/saml?SAMLRequest=fZHL',
  received: null,
  person: null,
  fault: null,
  warnings: [],
}

const received = {
  issuer: 'http://www.okta.com/exk1fx9',
  nameId: 'maya.reyes@acme.test',
  nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  attributes: [
    { name: 'email', values: ['maya.reyes@acme.test'] },
    { name: 'name', values: ['Maya Reyes'] },
    { name: 'groups', values: ['okta-support', 'okta-everyone'] },
    { name: 'costCenter', values: ['4711'] },
  ],
  groups: ['okta-support', 'okta-everyone'],
}

/** A test that passed. */
export const passedTest: SsoTest = {
  ...waitingTest,
  status: 'passed',
  endedAt: '2026-03-02T08:59:00.000Z',
  address: null,
  received,
  person: {
    email: 'maya.reyes@acme.test',
    name: 'Maya Reyes',
    tenantId: 'acme',
    userId: null,
    roleIds: ['viewer', 'support'],
    groups: ['okta-support'],
  },
}

/** A test that passed with a warning. */
export const warnedTest: SsoTest = {
  ...passedTest,
  warnings: [
    {
      code: 'groups-by-id',
      expected: 'okta-platform-admins, okta-support',
      received: '7c1b0f3e-51a4-4a3d-9a1c-2f0a6f1c88e1',
    },
  ],
}

/** A test that failed. */
export function failedTest(fault: SsoTestFault): SsoTest {
  return { ...passedTest, status: 'failed', person: null, fault }
}

/** The state with one test. */
export function withTest(test: SsoTest, status: SsoTestState['status'] = test.status): Partial<SsoTestState> {
  return { status, test, tests: [test] }
}
