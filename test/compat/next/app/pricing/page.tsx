import { portico } from '../../portico'

export default async function PricingPage() {
  const session = await portico.getSession()
  return <h1>{session ? `Your price, ${session.user.name}` : 'Our prices'}</h1>
}
