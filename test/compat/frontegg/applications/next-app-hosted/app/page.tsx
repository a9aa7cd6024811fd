import { getAppUserTokens } from '@frontegg/nextjs/app'
import { Account } from './account-panel'

export default async function Page() {
  const tokens = await getAppUserTokens()
  return (
    <>
      <h1>{tokens ? tokens.accessToken.length : 'No token'}</h1>
      <Account />
    </>
  )
}
