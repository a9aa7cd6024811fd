import { portico } from '../../../portico'

export default async function OwnPricePage() {
  await portico.requireSession()
  const client = await portico.getClient()
  const found = await client?.api.get('/identity/resources/users/v3/me/tenants')
  client?.dispose()
  return <h1>The price of {found?.activeTenant?.name}</h1>
}
