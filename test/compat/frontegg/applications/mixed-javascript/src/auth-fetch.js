import { ContextHolder as holder } from '@frontegg/rest-api'

export const authFetch = (path) => fetch(path, { headers: { authorization: `Bearer ${holder.getAccessToken()}` } })
