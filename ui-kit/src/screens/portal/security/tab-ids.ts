import { useSession } from '@portico/headless'
import { isAuthorized } from '@portico/headless/rules'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'

/** A tab of the section, without its content. */
export interface SecurityTab {
  /** The id, as the portal's settings name it. Its title is the message `security.<id>`. */
  readonly id: 'overview' | 'generalSettings' | 'sessionManagement' | 'ipRestrictions' | 'domainRestrictions'
  /** The permission to see it. Without it the tab is left out. */
  readonly see: string
  /** The permission to change it. Default: there is nothing to change. */
  readonly change?: string
  /** `form` for a page of settings. Default `table`. */
  readonly width?: 'form'
}

const readsPolicy = 'fe.secure.read.securityPolicy'
const writesPolicy = 'fe.secure.write.securityPolicy'

/** The tabs, in display order. */
export const securityTabs: readonly [SecurityTab, ...SecurityTab[]] = [
  { id: 'overview', see: readsPolicy },
  { id: 'generalSettings', see: readsPolicy, change: writesPolicy, width: 'form' },
  { id: 'sessionManagement', see: readsPolicy, change: writesPolicy, width: 'form' },
  { id: 'ipRestrictions', see: 'fe.secure.read.ipRestrictions' },
  { id: 'domainRestrictions', see: 'fe.secure.read.emailDomainRestrictions' },
]

/** The tabs that the account shows and the user may see. */
export function useShownTabs(): readonly SecurityTab[] {
  const { tabs } = usePageAppearance('security')
  const user = useSession((session) => session.user)
  return securityTabs.filter(
    ({ id, see }) => tabs[id] !== 'hidden' && user !== null && isAuthorized(user, { permissions: [see] }),
  )
}
