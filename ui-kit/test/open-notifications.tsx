import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { giveNotifications, type KeptNotification } from '../../headless/test/give-notifications.ts'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/index.ts'
import { NotificationsButton, type NotificationsButtonProps } from '../src/screens/portal/notifications-button/index.ts'
import { openActions } from './open-actions.ts'
import { orders, page } from './open-portal.tsx'
import { openScreen } from './open-screen.tsx'

const me = 'admin@acme.test'

/** An action of a notification. */
export const action = (name: string, url: string) => {
  return { id: name, name, visualization: 'button', url, method: 'GET', createdAt: '', updatedAt: '' }
}

/** Three notifications: a pinned one, one with actions, one that is read. */
export const several: readonly Partial<KeptNotification>[] = [
  { title: 'Card refused', body: 'Pay by Friday.', severity: 'High', isPinned: true, url: '?portal=orders' },
  {
    title: 'Lee is locked',
    actions: [action('Show in the log', '?portal=orders'), action('Help', 'https://help.test/')],
  },
  { title: 'Rita joined', status: 'read' },
]

/** Opens an application with the bell and the portal, for an administrator. */
export const openBell = (many = several, props: NotificationsButtonProps = {}, options: AppOptions = {}) =>
  openScreen(
    <>
      <h1>Application</h1>
      <NotificationsButton isolation="none" {...props} />
      <AdminPortal isolation="none" sections={() => [orders]} />
    </>,
    { signedInAs: me, address: page, ...options },
    ({ provider }) => provider.emulator.arrange((state) => giveNotifications(state, many)),
  )

/** Opens the bell of an administrator whose reads the provider refuses. */
export const openRefused = (status: number) =>
  openScreen(<NotificationsButton isolation="none" />, { signedInAs: me }, ({ provider }) =>
    provider.emulator.faults.add({ operation: 'listNotifications', kind: 'status', status }),
  )

/** The bell. */
export const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
/** The open panel. */
export const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
/** A tab of the panel. */
export const tab = (name: RegExp) => screen.findByRole('tab', { name })
/** The row of a title. */
export const row = async (title: string) => {
  const [found] = (await screen.findAllByRole('listitem')).filter((one) => within(one).queryByText(title))
  if (!found) throw new Error(`No row ${title}`)
  return found
}
/** The titles of the rows, with their hidden words. */
export const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
/** A notification at the provider. */
export const kept = ({ provider }: App, id: string) =>
  provider.emulator.snapshot().notifications.find((one) => one.id === id) ?? null

/** Opens the panel, with its rows. */
export async function openPanel() {
  await userEvent.click(await bell())
  await panel()
  await screen.findAllByRole('heading', { level: 3 })
}

/** Chooses an item of the menu of a notification. */
export async function choose(title: string, item: string) {
  await openActions(`Actions for ${title}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
