/** The address of a page of the calling application, for a mail. Default origin: that of Vite's dev server. */
export function applicationAddress(
  { request }: { readonly request: Request },
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  const origin = request.headers.get('origin')
  const url = new URL(path, origin !== null && URL.canParse(origin) ? origin : usualOrigin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

const usualOrigin = 'http://localhost:5173'
