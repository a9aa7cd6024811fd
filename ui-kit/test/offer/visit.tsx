import { adminPortalFeature, portalSectionIds } from '@portico/headless/portal/admin-portal'
import { waitFor } from '@testing-library/react'
import type { App, AppOptions } from '../../../headless/test/open-app.ts'
import { AdminPortal, type Section } from '../../src/screens/portal/index.ts'
import { openScreen } from '../open-screen.tsx'

/** Opens the portal of an administrator, with all sections of the kit. */
export const openWholePortal = (options: AppOptions = {}, arrange?: (app: App) => void): Promise<App> =>
  openScreen(
    <AdminPortal isInline isolation="none" sections={everywhere} />,
    {
      signedInAs: 'admin@acme.test',
      address: 'http://localhost:5173/?portal',
      flags: { 'fe-usage-page': 'on' },
      ...options,
    },
    arrange,
  )

const everywhere = (ours: readonly Section[]) => ours.map((section) => ({ ...section, visibility: 'always' as const }))

/** A place of the portal. */
export interface Place {
  readonly section: string
  readonly tab?: string
  /** The rows of the emulator's state of which the first one opens. Default: none opens. */
  readonly rows?:
    | 'users'
    | 'groups'
    | 'roles'
    | 'applications'
    | 'scimConnections'
    | 'reports'
    | 'ssoConnections'
    | 'webhooks'
}

const below: readonly Place[] = [
  { section: 'account', tab: 'customLogin' },
  { section: 'roles', tab: 'compare' },
  { section: 'security', tab: 'generalSettings' },
  { section: 'security', tab: 'sessionManagement' },
  { section: 'security', tab: 'ipRestrictions' },
  { section: 'security', tab: 'domainRestrictions' },
  { section: 'webhooks', tab: 'email' },
  { section: 'webhooks', tab: 'slack' },
  { section: 'webhooks', tab: 'sms' },
  { section: 'users', rows: 'users' },
  { section: 'groups', rows: 'groups' },
  { section: 'roles', rows: 'roles' },
  { section: 'applications', rows: 'applications' },
  { section: 'provisioning', rows: 'scimConnections' },
  { section: 'sso', rows: 'ssoConnections' },
  { section: 'reports', rows: 'reports' },
  { section: 'webhooks', rows: 'webhooks' },
]

/** Every section, the tabs of sections, and a record of each. */
export const places: readonly Place[] = [...portalSectionIds.map((section) => ({ section })), ...below]

/** Opens a place, and waits until a section is there as a whole. Returns its id: another one if it is not offered. */
export async function visit({ client, provider }: App, { section: asked, tab, rows }: Place): Promise<string> {
  const portal = client.get(adminPortalFeature)
  const { id: record } = (rows && provider.emulator.snapshot()[rows][0]) ?? {}
  portal.actions.open({ section: asked, tab, record })
  await waitFor(
    () => {
      const { section } = portal.getSnapshot()
      const entry = document.querySelector('nav [aria-current="page"]')
      const busy = document.querySelector('[aria-busy="true"], .portico-Skeleton, [data-portico-loading]')
      const title = document.querySelector('h1')?.textContent
      const isTitled = rows ? title !== undefined : title === entry?.textContent
      const panel = document.querySelector('[role="tabpanel"]')
      if (busy || !section || !entry || !leadsTo(entry, section) || !isTitled || panel?.childElementCount === 0)
        throw new Error(`${section} is loading under the title ${title}`)
    },
    { timeout: 10_000 },
  )
  return portal.getSnapshot().section ?? ''
}

/** The sections in the navigation. */
export function listedSections(): readonly string[] {
  return sectionsOf([...document.querySelectorAll('nav a')])
}

/** What is wrong on the page: failures of reads, parts without a content, and links to sections that are not there. */
export function faultsOnPage(): readonly string[] {
  const listed = listedSections()
  const retries = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again')
  const alerts = [...document.querySelectorAll('[role="alert"]')].filter(({ textContent }) => textContent)
  const parts = [...document.querySelectorAll('.portico-PagePart')]
  const dead = sectionsOf([...document.querySelectorAll('main a')]).filter((section) => !listed.includes(section))
  return [
    ...[...retries, ...alerts].map(({ parentElement }) => `A failure: ${parentElement?.textContent}`),
    ...parts.filter(isBare).map(({ textContent }) => `A part without a content: ${textContent}`),
    ...dead.map((section) => `A link leads to ${section}`),
  ]
}

/** `true` for a part that has a head alone. */
function isBare({ children }: Element): boolean {
  return [...children].every(({ className, textContent }) => /PartHead/.test(className) || textContent === '')
}

function sectionsOf(links: readonly Element[]): readonly string[] {
  return [...new Set(links.flatMap((link) => /portal=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []))]
}

function leadsTo(entry: Element, section: string): boolean {
  return sectionsOf([entry]).includes(section)
}
