import { getAppUserSession } from '@frontegg/nextjs/app'
import { Account } from './account-panel'

export default async function Page() {
  const session = await getAppUserSession()
  return (
    <>
      <h1>{session ? `Server: ${session.email}` : 'Server: nobody'}</h1>
      <Account />
    </>
  )
}
