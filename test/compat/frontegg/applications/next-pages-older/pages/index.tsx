import { useAuth, withSSRSession } from '@frontegg/nextjs'
import { Account } from '../account'

interface IndexProps {
  products: string[]
}

export const getServerSideProps = withSSRSession(async (_context, session) => ({
  props: { products: [`of ${session.user.tenantId}`] },
}))

export default function Index({ products }: IndexProps) {
  const { user } = useAuth()
  return (
    <>
      <h1>{user?.email}</h1>
      <p>{products.join()}</p>
      <Account />
    </>
  )
}
