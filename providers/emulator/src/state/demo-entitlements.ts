import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import type { State } from './state.ts'

/** The holders of special grants in the demo. */
export interface DemoHolders {
  /** A tenant without the feature of reports. */
  readonly labs: Tenant
  /** The tenant whose plan holds single sign-on. */
  readonly globex: Tenant
  /** May export audits in the first tenant once the feature is granted again. */
  readonly auditor: User
}

/** Gives the demo a feature of every kind: one for good, one by plan, one that has ended, one by a flag with rules. */
export function entitleDemo(state: State, { labs, globex, auditor }: DemoHolders): void {
  state.entitlements = {
    features: {
      reports: { planIds: ['premium'], expireTime: -1, linkedPermissions: ['fe.usage.read'] },
      sso: { planIds: ['enterprise'], expireTime: null, linkedPermissions: [] },
      'delivery-forecast': { planIds: ['enterprise'], expireTime: null, linkedPermissions: [] },
      'audit-export': { planIds: [], expireTime: Date.UTC(2025, 0, 1), linkedPermissions: ['audits.export'] },
      'beta-dashboard': {
        planIds: [],
        expireTime: null,
        linkedPermissions: [],
        featureFlag: {
          on: true,
          offTreatment: 'false',
          defaultTreatment: 'false',
          rules: [
            {
              conditionLogic: 'and',
              conditions: [
                { attribute: 'frontegg.emailVerified', op: 'is', value: { boolean: true }, negate: false },
                {
                  conditionLogic: 'or',
                  conditions: [
                    { attribute: 'frontegg.email', op: 'in_list', value: { list: ['admin@acme.test'] }, negate: false },
                    { attribute: 'frontegg.email', op: 'ends_with', value: { list: ['@globex.test'] }, negate: false },
                  ],
                },
              ],
              treatment: 'true',
            },
          ],
        },
      },
    },
    plans: {
      premium: { defaultTreatment: 'true' },
      enterprise: {
        defaultTreatment: 'false',
        rules: [
          {
            conditionLogic: 'and',
            conditions: [
              { attribute: 'frontegg.tenantId', op: 'in_list', value: { list: [globex.id] }, negate: false },
            ],
            treatment: 'true',
          },
        ],
      },
    },
    permissions: {},
  }
  labs.entitlements = { features: { reports: null }, plans: {}, permissions: {} }
  for (const membership of auditor.memberships.slice(0, 1)) {
    membership.entitlements = { features: {}, plans: {}, permissions: { 'audits.export': true } }
  }
}
