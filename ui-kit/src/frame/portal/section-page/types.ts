import type { CallState, CanRequest, Outcome } from '@portico/headless'
import type { ReactNode } from 'react'
import type { TabItem } from '../../../primitives/portal/tabs/tabs.tsx'

/** A permission that a page needs, as `useCan` checks it. */
export interface Access extends CanRequest {
  /** The name of the permission for people, such as "Single sign-on". */
  readonly name: string
  /** The names of people who can give the permission. Default: an admin of the tenant. */
  readonly admins?: readonly string[] | undefined
}

/** The reason why a page or a record can be viewed and not changed. */
export interface ViewOnly {
  /** One sentence: "This group comes from Okta." */
  readonly reason: string
  /** One sentence with the way to a change: "Change it there." */
  readonly remedy?: string | undefined
}

/** A page above the present one. */
export interface Crumb {
  /** The title of the page. */
  readonly label: string
  /** The address of the page. */
  readonly href?: string | undefined
  /** Called on a press, in place of opening `href` in this tab. */
  readonly onPress?: (() => void) | undefined
}

/** A record as its hook returns it: `useSecurity()`. */
export interface PageRecord {
  /** `null` until it is loaded. */
  readonly value: object | null
  readonly load: () => Promise<Outcome>
  readonly calls: { readonly load: CallState }
}

/** The words of a page that failed to load. */
export interface FailedWords {
  /** The missing content: "We couldn’t load your webhooks". */
  readonly title: string
  /** One sentence with the parts that still work: "Your webhooks keep running; only this page is missing." */
  readonly text?: string | undefined
}

export interface SectionPageProps {
  /** The name of the section, or of the record that is shown. */
  readonly title: string
  /** One sentence below the title. */
  readonly lead?: ReactNode
  /** A mark before the title: an `Avatar`, a logo. */
  readonly mark?: ReactNode
  /** One `Badge` behind the title. A page that is view only shows that instead. */
  readonly badge?: ReactNode
  /** The pages above, the first level first. Default: none. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** Buttons that change nothing, such as an export, before the `actions`. On a phone, one with an icon is a square. */
  readonly tools?: ReactNode
  /** Buttons that change the content, the primary one last. A page that is view only leaves them out. */
  readonly actions?: ReactNode
  /** The width of the content: 62 rem for a form, 80 rem for a table. Head and tabs are as wide as a table. Default `table`. */
  readonly width?: 'form' | 'table' | undefined
  /** Facts in a column of 18 rem at the end; below the content on narrow pages. */
  readonly aside?: ReactNode
  /** The pages of the section, in place of `children`. */
  readonly tabs?: readonly TabItem[] | undefined
  /** The id of the open tab. Without it the page keeps its own. */
  readonly tab?: string | undefined
  /** Called with the id of the tab to open. */
  readonly onTabChange?: ((id: string) => void) | undefined
  /** The record that the page shows. It is loading until there is a value, and failed if the read failed. Lists have states of their own. */
  readonly record?: PageRecord | undefined
  /** The place of the content while the record loads. Default: skeletons of a form or a table. */
  readonly skeleton?: ReactNode
  /** The words for a read that failed. Default: general ones. */
  readonly failed?: FailedWords | undefined
  /** The permission to see the page. Without it, the page names the permission, the roles of the person and the people who can help. */
  readonly see?: Access | undefined
  /** The permission to change the content. Without it, the page is view only, and so is each form below it. */
  readonly change?: Access | undefined
  /** Another reason why the page is view only, for example its source. */
  readonly viewOnly?: ViewOnly | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  readonly children?: ReactNode
}
