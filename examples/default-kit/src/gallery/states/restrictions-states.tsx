import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type DomainRestrictionsActions,
  type DomainRestrictionsState,
  domainRestrictionsFeature,
  type IpRestriction,
  type IpRestrictionsActions,
  type IpRestrictionsState,
  ipRestrictionsFeature,
} from '@portico/headless/portal/restrictions'
import { type FrozenCalls, type FrozenFeature, frozen } from '@portico/headless/preview'
import { SectionPage } from '@portico/ui-kit/frame/portal'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { DomainRestrictions, IpRestrictions } from '@portico/ui-kit/portal/restrictions'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

function entry(ip: string, description: string, others: Partial<IpRestriction> = {}): IpRestriction {
  return {
    id: ip,
    ip,
    description,
    strategy: 'ALLOW',
    isActive: true,
    createdAt: '2026-02-02T09:00:00.000Z',
    updatedAt: '2026-02-02T09:00:00.000Z',
    ...others,
  }
}

const rows: readonly IpRestriction[] = [
  entry('198.51.100.0/27', 'Bristol office'),
  entry('192.0.2.14', 'VPN'),
  entry('2001:db8:4:1::/64', 'Cardiff office', { createdAt: '2026-02-27T08:15:00.000Z' }),
  entry('203.0.113.77', 'Auditors, until December', { isActive: false }),
]
const odd: readonly IpRestriction[] = [
  entry('2001:db8:85a3:1234:5678:8a2e:370:7334/128', 'Bestandsabgleich der Außenlager mit der Warenwirtschaft'),
  entry('203.0.113.9', 'משרד תל אביב'),
  entry('203.0.113.10', ''),
]
const blocked = [entry('203.0.115.0/24', 'Repeated attacks', { strategy: 'BLOCK' })]

const domains = ['acme.test', 'acme-labs.test', 'packwell.example'].map((domain) => ({
  id: domain,
  domain,
  type: 'ALLOW' as const,
}))

/** The permission to see the section. */
const sees = 'fe.secure.read.securityPolicy'

/** A page of its own: the lists are the content of tabs. */
function Page({ tab }: { readonly tab: 'ip' | 'domains' }) {
  return (
    <SectionPage
      title="Security"
      tab={tab}
      tabs={[
        { id: 'ip', label: 'IP addresses', children: <IpRestrictions /> },
        { id: 'domains', label: 'Email domains', children: <DomainRestrictions /> },
      ]}
    />
  )
}

const sections = {
  ip: () => [sectionOf({ id: 'security', visibility: 'always', component: () => <Page tab="ip" /> })],
  domains: () => [sectionOf({ id: 'security', visibility: 'always', component: () => <Page tab="domains" /> })],
}

function statesIn(tab: 'ip' | 'domains', start: string) {
  return (
    id: string,
    title: string,
    list: FrozenFeature,
    permissions: readonly string[] = ['fe.*'],
    others: Partial<GalleryState> = {},
  ): GalleryState => ({
    id: `${start}-${id}`,
    title,
    now,
    sign: '.portico-PagePart',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'security' }),
      list,
    ],
    screen: <AdminPortal isInline sections={sections[tab]} />,
    ...others,
  })
}

const ofIps = statesIn('ip', 'ip-restrictions')
const ofDomains = statesIn('domains', 'domain-restrictions')
const ips = (state: Partial<IpRestrictionsState>, calls: FrozenCalls<IpRestrictionsActions> = {}) =>
  frozen(ipRestrictionsFeature, state, calls)
const names = (state: Partial<DomainRestrictionsState>, calls: FrozenCalls<DomainRestrictionsActions> = {}) =>
  frozen(domainRestrictionsFeature, state, calls)

const shown = { rows, total: 9, status: 'ready' } as const
const off = { isActive: false, strategy: 'ALLOW' } as const
const on = { isActive: true, strategy: 'ALLOW' } as const
const admitted = { ip: '198.51.100.7', isAdmitted: true }
const missing = { ip: '81.2.69.142', isAdmitted: false }
const unread = { load: { status: 'failed', error: anyCall.network } } as const
/** The buttons above the table. */
const button = {
  paste: '.portico-IpTable .portico-Button--primary + .portico-Button',
  add: '.portico-IpTable .portico-Button--primary',
}

/** The codes that a list shows as the cause of a failure. */
const codes = [
  ...(['ip-address-invalid', 'ip-not-allowed', 'ip-blocked', 'ip-admits-own', 'ip-blocks-own'] as const),
  ...(['ER-IP-RESTRICTION-EXISTS', 'ER-IP-RESTRICTED'] as const),
]

/** The states of the IP addresses. */
export const ipRestrictionsStates: Readonly<Record<'ipRestrictions' | 'ipRestriction', StatesOf>> = {
  ipRestrictions: [
    ofIps('on', 'The allow list is in use', ips({ ...shown, config: on, ownAddress: admitted })),
    ofIps('off', 'Off, without the own address', ips({ ...shown, config: off, ownAddress: missing })),
    ofIps(
      'blocked',
      'The block list, with the own address',
      ips({ ...shown, rows: blocked, total: 1, config: { ...off, strategy: 'BLOCK' }, ownAddress: missing }),
    ),
    ofIps('odd', 'Long and Hebrew notes', ips({ ...shown, rows: odd, total: 3, config: on, ownAddress: admitted })),
    ofIps(
      'selected',
      'Two are selected',
      ips({ ...shown, config: on, ownAddress: admitted, selected: ['192.0.2.14', '203.0.113.77'] }),
    ),
    ofIps('loading', 'They are being read', ips({ status: 'loading' }, { load: { status: 'pending' } })),
    ofIps('empty', 'None yet', ips({ rows: [], total: 0, status: 'ready', config: off, ownAddress: admitted })),
    ofIps('unread', 'They cannot be read', ips({}, unread)),
    ofIps(
      'row-failed',
      'One could not be removed',
      ips(
        { ...shown, config: on, ownAddress: admitted },
        { remove: { status: 'failed', failed: [{ input: { id: '192.0.2.14' }, error: failure('ip-admits-own') }] } },
      ),
    ),
    ofIps('view-only', 'For a person who may only read them', ips({ ...shown, config: on, ownAddress: admitted }), [
      sees,
      'fe.secure.read.ipRestrictions',
    ]),
    ofIps('forbidden', 'For a person who may not see them', ips({}), [sees]),
    ...codes.map((code) =>
      ofIps(
        `failure-${code.toLowerCase()}`,
        `A failure: ${code}`,
        ips({}, { load: { status: 'failed', error: failure(code) } }),
      ),
    ),
  ],
  ipRestriction: [
    ofIps('new', 'A new address', ips({ ...shown, config: on, ownAddress: admitted }), undefined, {
      pressed: button.add,
    }),
    ofIps('paste', 'A list to paste', ips({ ...shown, config: on, ownAddress: admitted }), undefined, {
      pressed: button.paste,
    }),
  ],
}

const domainsShown = { rows: domains, total: 3, status: 'ready' } as const
const domainsOn = { isActive: true, isPublicDomainBlocked: true, listType: 'ALLOW' } as const

/** The states of the e-mail domains. */
export const domainRestrictionsStates: Readonly<Record<'domainRestrictions', StatesOf>> = {
  domainRestrictions: [
    ofDomains('on', 'The allow list is in use', names({ ...domainsShown, config: domainsOn })),
    ofDomains('loading', 'They are being read', names({ status: 'loading' }, { load: { status: 'pending' } })),
    ofDomains('empty', 'None yet', names({ rows: [], total: 0, status: 'ready', config: domainsOn })),
    ofDomains('unread', 'They cannot be read', names({}, unread)),
    ofDomains(
      'not-saved',
      'A change could not be saved',
      names({ ...domainsShown, config: domainsOn }, { save: { status: 'failed', error: anyCall.provider } }),
    ),
    ofDomains('view-only', 'For a person who may only read them', names({ ...domainsShown, config: domainsOn }), [
      sees,
      'fe.secure.read.emailDomainRestrictions',
    ]),
    ofDomains('forbidden', 'For a person who may not see them', names({}), [sees]),
    ...(['email-domain-invalid', 'ER-DOMAIN-RESTRICTION-EXISTS', 'ER-DOMAIN-RESTRICTED'] as const).map((code) =>
      ofDomains(
        `failure-${code.toLowerCase()}`,
        `A failure: ${code}`,
        names({}, { load: { status: 'failed', error: failure(code) } }),
      ),
    ),
  ],
}
