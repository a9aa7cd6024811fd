import type { Client } from '../../../client/index.ts'
import type { Operation } from '../../../http/api-types.ts'
import { isAnswered } from '../../../http/offer.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { portalSectionIds } from './section-ids.ts'

/** The operations that a section or a part reads first. It needs each of them, and one of those in a list. */
export type MainRead = readonly (Operation | readonly Operation[])[]

type SectionId = (typeof portalSectionIds)[number]

/** A section that reads nothing first is offered if one of its parts is. */
type SectionReads =
  | { readonly reads: MainRead; readonly parts?: Parts }
  | { readonly reads?: never; readonly parts: Parts }

type Parts = Readonly<Record<string, MainRead>>

const security = '/identity/resources/configurations/v1'

/** The main reads of the sections, and of the parts that are named as in the settings of a page. */
const mainReads: Readonly<Record<SectionId, SectionReads>> = {
  // The session reads the user.
  profile: { reads: [] },
  privacy: {
    parts: {
      mfa: ['GET /identity/resources/users/v1/mfa/devices'],
      passkeys: ['GET /identity/resources/users/webauthn/v1/devices'],
      loginSessions: ['GET /identity/resources/users/sessions/v1/me'],
      activity: ['GET /audits'],
    },
  },
  personalApiTokens: {
    reads: [['GET /identity/resources/users/api-tokens/v1', 'GET /identity/resources/users/access-tokens/v1']],
  },
  account: {
    reads: ['GET /tenants/resources/account-settings/v1'],
    parts: { customLogin: ['GET /metadata/admin-box'] },
  },
  users: { reads: ['GET /identity/resources/users/v3'] },
  groups: { reads: ['GET /identity/resources/groups/v1'] },
  roles: {
    reads: ['GET /identity/resources/roles/v1'],
    parts: { compare: ['GET /identity/resources/permissions/v1'] },
  },
  applications: {
    reads: [
      'GET /applications/resources/applications/tenant-assignments/v2',
      'GET /applications/resources/applications/v1',
    ],
  },
  allAccounts: { reads: ['GET /tenants/resources/hierarchy/v2'] },
  security: {
    parts: {
      overview: ['GET /security-center/resources/recommendations/v1'],
      // A list on the tab of the overview.
      people: ['GET /security-center/resources/recommendations/v1', 'GET /identity/resources/users/v3'],
      generalSettings: [
        [
          `GET ${security}/mfa-policy`,
          `GET ${security}/lockout-policy`,
          `GET ${security}/password-history-policy`,
          `GET ${security}/password-rotation`,
        ],
      ],
      sessionManagement: ['GET /identity/resources/configurations/sessions/v1'],
      ipRestrictions: [`GET ${security}/restrictions/ip`, `GET ${security}/restrictions/ip/config`],
      domainRestrictions: [
        'GET /identity/resources/configurations/restrictions/v1/email-domain',
        'GET /identity/resources/configurations/restrictions/v1/email-domain/config',
      ],
    },
  },
  sso: { reads: ['GET /team/resources/sso/v1/configurations'] },
  provisioning: { reads: ['GET /directory/resources/v1/configurations/scim2'] },
  audits: { reads: ['GET /audits'], parts: { stats: ['GET /audits/stats'] } },
  apiTokens: {
    reads: [['GET /identity/resources/tenants/api-tokens/v1', 'GET /identity/resources/tenants/access-tokens/v1']],
  },
  webhooks: {
    parts: {
      list: ['GET /webhook'],
      email: ['GET /integrations/resources/configurations/v1/emails'],
      sms: ['GET /integrations/resources/configurations/v2/sms'],
      slack: [
        'GET /integrations/resources/configurations/v1/slack',
        'GET /integrations/resources/configurations/v1/slack/channels',
      ],
    },
  },
  usage: { reads: ['GET /identity/resources/tenants/usage/v1'] },
  reports: { reads: ['GET /reports/resources/reports/v2/tenant-reports'] },
  subscriptions: {
    reads: [
      'GET /subscriptions/resources/billing/summaries/v1/{tenantId}',
      'GET /subscriptions/resources/payment-providers/v1',
    ],
    parts: {
      invoices: ['GET /subscriptions/resources/billing/invoices/v1'],
      payment: ['GET /subscriptions/resources/billing/payment-methods/v1'],
      plans: ['GET /subscriptions/resources/billing/plans/v1'],
    },
  },
}

/** Returns `true` unless the provider lacks what a section reads first, or all of its parts. */
export function isSectionOffered(client: Client, id: string): boolean {
  const found = readsOf(id)
  if (!found) return true
  if (found.reads) return isMet(client, found.reads)
  return Object.values(found.parts).some((reads) => isMet(client, reads))
}

/** The parts of a section that the provider does not have. */
export function missingParts(client: Client, id: string): readonly string[] {
  const parts = Object.entries(readsOf(id)?.parts ?? {})
  return parts.flatMap(([part, reads]) => (isMet(client, reads) ? [] : [part]))
}

/** Returns `false` until the list of a provider is read, if it has one. */
export function isOfferKnown(client: Client): boolean {
  return !client.get(startUpFeature).getSnapshot().offer.isListed
}

function isMet(client: Client, reads: MainRead): boolean {
  const { offer } = client.get(startUpFeature).getSnapshot()
  return reads.every((read) => [read].flat().some((operation) => isAnswered(offer, operation)))
}

function readsOf(id: string): SectionReads | undefined {
  const known = portalSectionIds.find((one) => one === id)
  return known && mainReads[known]
}
