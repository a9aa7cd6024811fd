import type { PortalPages } from '@portico/headless/portal/admin-portal'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import type { ConnectSlack } from '../../../frame/portal/connect-slack.ts'
import type { ScreenSettings } from '../../../frame/screen.tsx'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { NotificationsSlots } from '../notifications-button/notifications-slots.ts'
import type { Section } from './section-of.ts'
import type { ShellSlots } from './shell-slots.ts'

export interface AdminPortalProps extends ScreenSettings<FrameSlots & PortalSlots & ShellSlots & NotificationsSlots> {
  /** `true` renders it within the page, always open. Default `false`: a dialog that covers the page while it is open. */
  readonly isInline?: boolean | undefined
  /**
   * Returns the sections in their order, from those of the kit. Sections that the user may not see are left out
   * afterwards. Default: those of the kit.
   */
  readonly sections?: ((ours: readonly Section[]) => readonly Section[]) | undefined
  /** Sets fields, tabs and columns of sections, and the invitation of users. Default: as the account configures them. */
  readonly pages?: PortalPages | undefined
  /**
   * Receives the title of each place, such as "Users · Administration". Default: it becomes the title of the document while the
   * portal is shown.
   */
  readonly onTitle?: ((title: string) => void) | undefined
  /**
   * Leads a person to the consent of Slack, for an application that takes the return itself. Default: the section of webhooks leads
   * there, and takes the return on its own address.
   */
  readonly connectSlack?: ConnectSlack | undefined
  /** `true` loads the code of the portal when the page is idle. Default `false`: when the portal opens. */
  readonly loadsAhead?: boolean | undefined
}
