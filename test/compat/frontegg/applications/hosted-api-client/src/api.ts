import { ContextHolder } from '@frontegg/rest-api'

export async function readProfile(accessToken: string): Promise<{ email: string }> {
  const { baseUrl } = ContextHolder.getContext()
  const answer = await fetch(`${baseUrl}/frontegg/identity/resources/users/v2/me`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return answer.json()
}

export const currentToken = () => ContextHolder.getAccessToken() ?? ''
