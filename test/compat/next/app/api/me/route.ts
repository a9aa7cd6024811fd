import { portico } from '../../../portico'

export async function GET(request: Request) {
  const session = await portico.getSession(request)
  return Response.json({ email: session?.user.email ?? null })
}
