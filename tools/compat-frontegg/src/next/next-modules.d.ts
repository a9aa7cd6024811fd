// The parts of Next.js that the layer calls, beside those that headless declares. Only the applications in test/compat install it.
declare module 'next/router.js' {
  const Router: {
    push(path: string): Promise<boolean>
    replace(path: string): Promise<boolean>
  }
  // biome-ignore lint/style/noDefaultExport: Next.js has it so
  export default Router
}

declare module 'next/navigation' {
  export function notFound(): never
}
