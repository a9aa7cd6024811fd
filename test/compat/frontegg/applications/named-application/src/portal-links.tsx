import { AdminPortal, ContextHolder } from '@frontegg/react'

const appName = 'crm'

export const PortalLinks = () => (
  <>
    <button onClick={() => AdminPortal.show(appName)}>Settings</button>
    <button onClick={() => AdminPortal.openHosted(true, appName)}>Hosted settings</button>
    <button onClick={() => ContextHolder.for(appName).logout()}>Log out</button>
  </>
)
