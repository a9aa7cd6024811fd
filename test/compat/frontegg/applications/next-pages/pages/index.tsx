import { getSession } from '@frontegg/nextjs/pages'
import type { GetServerSideProps } from 'next'
import { Account } from '../account'

export const getServerSideProps: GetServerSideProps<{ email: string }> = async ({ req }) => {
  const session = await getSession(req)
  return { props: { email: session?.user.email ?? 'nobody' } }
}

export default function Index({ email }: { email: string }) {
  return (
    <>
      <h1>Server: {email}</h1>
      <Account />
    </>
  )
}
