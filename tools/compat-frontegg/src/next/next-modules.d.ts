// The parts of Next.js that the layer calls, beside those that headless declares. Only the applications in test/compat install it.
declare module 'next/router.js' {
  interface PagesRouter {
    push(path: string): Promise<boolean>
    replace(path: string): Promise<boolean>
  }

  export function useRouter(): PagesRouter
}

declare module 'next/navigation' {
  export function notFound(): never
}
