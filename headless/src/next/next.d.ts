// The parts of Next.js that the adapter calls. The package weighs 400 MB with its compilers, so only the application in
// test/compat/next installs it. That application runs the adapter against the real one.
declare module 'next/navigation' {
  interface AppRouter {
    readonly push: (path: string) => void
    readonly replace: (path: string) => void
    readonly refresh: () => void
  }

  export function useRouter(): AppRouter
  export function usePathname(): string | null
  export function useSearchParams(): object | null
  export function redirect(path: string): never
}

declare module 'next/headers' {
  interface CookieAttributes {
    readonly path?: string
    readonly domain?: string
    readonly maxAge?: number
    readonly expires?: Date
    readonly httpOnly?: boolean
    readonly secure?: boolean
    readonly partitioned?: boolean
    readonly sameSite?: 'lax' | 'strict' | 'none' | undefined
    readonly priority?: 'low' | 'medium' | 'high' | undefined
  }

  interface CookieStore {
    readonly getAll: () => { readonly name: string; readonly value: string }[]
    readonly set: (name: string, value: string, attributes: CookieAttributes) => void
  }

  export function headers(): Promise<Pick<Headers, 'get'>>
  export function cookies(): Promise<CookieStore>
}

declare module 'next/cache' {
  export function revalidatePath(path: string, type?: 'layout' | 'page'): void
}

declare module 'next/server' {
  export const NextResponse: {
    next(init: { readonly request: { readonly headers: Headers } }): Response
  }
}
